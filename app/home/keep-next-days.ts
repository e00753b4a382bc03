import { firstDay } from "#app/meetings/packed-days.ts";
import { churchTimeNow } from "#app/time/church-time-now.ts";
import { onEachMinute } from "#app/time/each-minute.ts";
import { writeWords } from "#app/time/write-words.ts";
import { shortDate } from "#app/time/written-times.ts";

/**
 * Keeps in each element with `data-days` (what `packDays` makes) the day on which a group meets next; where
 * none is known, what the HTML has.
 */
export function keepNextDays(): void {
  const elements = Array.from(document.querySelectorAll<HTMLElement>("[data-days]"), (element) => {
    const days = (element.dataset.days ?? "").split(",").map(Number);
    return { element, days, usual: element.textContent };
  });
  const show = () => {
    const now = churchTimeNow();
    for (const { element, days, usual } of elements) {
      const day = firstDay(days, now);
      writeWords(element, day ? shortDate(day) : usual);
    }
  };
  show();
  onEachMinute(show);
}
