import { closedNotices } from "./closed-notices.ts";
import { A_MINUTE } from "./durations.ts";
import { onEachMinute } from "./each-minute.ts";
import { writeWords } from "./write-words.ts";

/** No zone's time is further from UTC. */
const FURTHEST = 14 * 60 * A_MINUTE;

/** Keeps what the clock changes outside islands right on a page that stays open: what is timed, and the year. */
export function keepInStepWithClock(): void {
  showByClock();
  onEachMinute(showByClock);
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
    writeWords(element, yearIn(element.dataset.yearIn, now));
  }
}

/**
 * The year in a time zone. Only at New Year does it depend on the zone: the first question about one keeps
 * a telephone busy for a tenth of a second.
 */
function yearIn(timeZone: string | undefined, now: number): string {
  const [inTheWest, inTheEast] = [-FURTHEST, FURTHEST].map((away) => new Date(now + away));
  const year = inTheWest?.getUTCFullYear();
  if (year === inTheEast?.getUTCFullYear()) return String(year);
  return new Date(now).toLocaleDateString("en-GB", { timeZone, year: "numeric" });
}
