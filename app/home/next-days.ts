import { firstDay } from "#app/meetings/packed-days.ts";
import { churchTimeNow } from "#app/time/church-time-now.ts";
import { onEachMinute } from "#app/time/each-minute.ts";
import { shortDate } from "#app/time/written-times.ts";

/**
 * Keeps in each element with `data-days` (what `packDays` makes) the day on which a group meets next; where
 * none is known, what the HTML has.
 */
export function keepNextDays(): void {
  const elements = Array.from(document.querySelectorAll<HTMLElement>("[data-days]"), (element) => {
    const usual = element.textContent;
    const days = (element.dataset.days ?? "").split(",").map(Number);
    return { element, days, usual, shown: usual };
  });
  const show = () => {
    const now = churchTimeNow();
    for (const one of elements) {
      const day = firstDay(one.days, now);
      const words = day ? shortDate(day) : one.usual;
      // What a browser has translated is left alone while it is right.
      if (one.shown !== words) one.element.textContent = words;
      one.shown = words;
    }
  };
  show();
  onEachMinute(show);
}
