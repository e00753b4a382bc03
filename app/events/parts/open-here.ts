import type { MouseEvent } from "react";

/** For a link that opens something on the page; who asks for a new tab or window gets it. */
export function openHere(open: () => void) {
  return (click: MouseEvent) => {
    if (click.metaKey || click.ctrlKey || click.shiftKey) return;
    click.preventDefault();
    open();
  };
}
