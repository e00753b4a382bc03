import { inView } from "./when-idle.ts";

const LONG_AWAITED = 10_000; // milliseconds

/** Takes away a frame’s outline (embedded-form.tsx) once the frame has loaded; after a while it says what else one can do. */
export function awaitForm(): void {
  const outline = document.querySelector<HTMLElement>("[data-until-loaded]");
  const frame = outline?.parentElement?.querySelector("iframe");
  if (!outline || !frame) return;
  if (isLoaded(frame)) {
    outline.remove();
    return;
  }
  frame.addEventListener("load", () => {
    if (outline.contains(document.activeElement)) frame.focus();
    outline.remove();
  });
  // The browser asks for it when it is near.
  inView(frame).then(() => setTimeout(sayLate, LONG_AWAITED, outline));
}

function sayLate(outline: HTMLElement): void {
  const late = outline.querySelector("template");
  if (late) outline.querySelector("[role=status]")?.replaceChildren(late.content);
  outline.dataset.untilLoaded = "late";
}

/** It may have loaded before this script. A cross-origin document is null, and there once it has loaded. */
function isLoaded({ contentDocument }: HTMLIFrameElement): boolean {
  if (contentDocument === null) return true;
  return contentDocument.URL !== "about:blank" && contentDocument.readyState === "complete";
}
