import { onEachMinute } from "./each-minute.ts";
import { whileArriving } from "./while-arriving.ts";

/**
 * Shows what is true now and hides what is not (time/timed.tsx). The HTML may be weeks old: it is set right as it
 * arrives, before it is drawn, and then with each minute.
 */
export function showTimed(): void {
  whileArriving(show);
  onEachMinute(show);
}

function show(): void {
  const now = Date.now();
  for (const element of document.querySelectorAll<HTMLElement>("[data-until]")) {
    const { from, until } = element.dataset;
    element.hidden = now < Number(from) || now >= Number(until);
  }
  for (const element of document.querySelectorAll<HTMLElement>("[data-unscripted]")) {
    element.hidden = true;
  }
}
