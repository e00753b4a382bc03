import { onEachMinute } from "./each-minute.ts";
import { runWhileArriving } from "./while-arriving.ts";

/**
 * Shows the parts of a page that are true now, and hides the others (layout/timed.tsx). The HTML may be weeks old, so it is
 * set right as it arrives, before it is drawn, and then with each minute.
 */
export function showTimedParts(): void {
  runWhileArriving(setVisibility);
  onEachMinute(setVisibility);
}

function setVisibility(): void {
  const now = Date.now();
  for (const element of document.querySelectorAll<HTMLElement>("[data-until]")) {
    const from = Number(element.dataset.from);
    const until = Number(element.dataset.until);
    element.hidden = now < from || now >= until;
  }
}
