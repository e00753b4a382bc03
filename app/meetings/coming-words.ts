import { britishDate, britishDay, clockRange } from "#app/time/written-times.ts";
import type { Meeting, Series } from "./meeting.ts";

/** "Not 17 December: singing at the town’s carols", "Not 5 January: moved to Tuesday 12 January". */
export function offWords({ day, movedTo, why }: Meeting): string {
  const reason = movedTo ? `moved to ${britishDate(movedTo)}` : why;
  return [`Not ${britishDay(day)}`, reason].filter(Boolean).join(": ");
}

/** What is not as usual about a date, such as "moved from 5 January, 8–9pm, Minor Hall"; "" where nothing is. */
export function unusualWords(meeting: Meeting, usual: Pick<Series, "to">): string {
  const { name, from, to, where, why, movedFrom } = meeting;
  return [
    name,
    movedFrom && `moved from ${britishDay(movedFrom)}`,
    from && clockRange(from, to),
    !from && to && to !== usual.to && `until ${clockRange(to)}`,
    where,
    why,
  ]
    .filter(Boolean)
    .join(", ");
}
