import { signedInWith } from "./account.ts";

/** A shortcut that does something when it is pressed. */
export function shortcut(words: string, press: () => void): HTMLElement {
  const button = document.createElement("button");
  Object.assign(button, { type: "button", textContent: words });
  button.addEventListener("click", press);
  return button;
}

/** Shows these in a corner of the first page of the forms, to whoever is signed in. */
export function offerShortcuts(...shortcuts: HTMLElement[]): void {
  const corner = document.createElement("div");
  Object.assign(corner, { id: "shortcuts", popover: "manual" });
  corner.append(...shortcuts);
  document.body.append(corner);
  addEventListener("hashchange", show);
  show();

  function show(): void {
    const isFirst = /^#\/collections(?:\/[\w-]+)?$/.test(window.location.hash);
    corner.togglePopover(isFirst && signedInWith() !== "");
  }
}
