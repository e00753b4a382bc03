import { britishDate } from "#app/time/written-times.ts";
import { unusualWords } from "./coming-words.ts";
import type { Meeting, Series } from "./meeting.ts";

/**
 * How a date is marked where its day is said already: "Off: snow", "Moved to Tuesday 12 January, Library", "Not as
 * usual: 8–9pm"; "" where nothing is unusual. Of an extra date all is, and only why it takes place is said.
 */
export function markOf({ name: _, ...meeting }: Meeting, usual: Pick<Series, "meetings" | "to">) {
  const { day, change, why = "", movedTo } = meeting;
  if (movedTo) {
    const there = usual.meetings.find((other) => other.day === movedTo && other.movedFrom === day);
    const unusual = there && unusualWords({ ...there, movedFrom: undefined }, usual);
    return [`Moved to ${britishDate(movedTo)}`, unusual].filter(Boolean).join(", ");
  }
  if (change === "off") return `Off: ${why}`;
  if (change === "extra") return why;
  const unusual = unusualWords(meeting, usual);
  return unusual && `Not as usual: ${unusual}`;
}
