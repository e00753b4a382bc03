import { waitUntilInView } from "./when-idle.ts";

const LATE_AFTER = 10_000; // milliseconds

/**
 * Removes the outline that stands in a frame's place (embedded-form.tsx) once the frame has loaded. If the frame takes
 * long, the outline names other ways to reach the church.
 */
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
  // The browser only begins to load the frame when it is near the visible part of the page.
  waitUntilInView([frame]).then(() => setTimeout(showOtherWays, LATE_AFTER, outline));
}

function showOtherWays(outline: HTMLElement): void {
  const otherWays = outline.querySelector("template");
  if (otherWays) outline.querySelector("[role=status]")?.replaceChildren(otherWays.content);
  outline.dataset.untilLoaded = "late";
}

/**
 * A frame may have loaded before this script runs. A document of another website is hidden from scripts: it is null as
 * soon as it has loaded, and the empty "about:blank" until then.
 */
function isLoaded({ contentDocument }: HTMLIFrameElement): boolean {
  if (contentDocument === null) return true;
  return contentDocument.URL !== "about:blank" && contentDocument.readyState === "complete";
}
