/** The key in the session's storage under which the ids of the notices stand that a visitor has closed. */
export const CLOSED = "closed-notices";

const A_MINUTE = 60_000;

/** Keeps what the clock changes outside islands right on a page that stays open: what is timed, and the year. */
export function keepInStepWithClock(): void {
  eachMinute();
  // The page may be shown again as it was left, and notices have been closed meanwhile.
  addEventListener("pageshow", showByClock);
}

function eachMinute(): void {
  showByClock();
  setTimeout(eachMinute, A_MINUTE - (Date.now() % A_MINUTE));
}

function showByClock(): void {
  const now = Date.now();
  const closed = closedNotices();
  for (const element of document.querySelectorAll<HTMLElement>("[data-until]")) {
    const { from, until, notice } = element.dataset;
    const isClosed = notice !== undefined && closed.includes(notice);
    element.hidden = now < Number(from) || now >= Number(until) || isClosed;
  }
  for (const element of document.querySelectorAll<HTMLElement>("[data-year-in]")) {
    const { yearIn } = element.dataset;
    const year = new Date(now).toLocaleDateString("en-GB", { timeZone: yearIn, year: "numeric" });
    // Words that a browser has translated stay, as long as they are right.
    if (element.textContent !== year) element.textContent = year;
  }
}

/** The ids of the notices that were closed on this visit, as far as the browser keeps such things. */
export function closedNotices(): string {
  try {
    return sessionStorage.getItem(CLOSED) ?? "";
  } catch {
    return "";
  }
}
