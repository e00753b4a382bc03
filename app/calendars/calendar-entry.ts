import {
  addressOf,
  describeOccurrence,
  type Occurrence,
  writeNameAndState,
} from "#app/agenda/occurrence.ts";
import { writePlace } from "#app/agenda/written-when.ts";
import { writeAsText } from "#churchsuite";
import { type CalendarEntry, daysOfEvent, type Section, streamWords } from "#dates";
import { clockRange } from "#time";
import { standsAsWholeDays, writeHoursOfDays } from "./calendar-links.ts";

/** What a calendar says of an occurrence besides its own facts. */
export type CalendarNotes = {
  /** What its subscribers know it by: "choir-2026-12-01". */
  id: string;
  website: string;
  /** Whom to ask, in lines. */
  contacts: string[];
};

/** Makes the entry of an occurrence in a calendar. Some calendars do not show that it is off, so its name says it, too. */
export function makeCalendarEntry(
  occurrence: Occurrence,
  { id, website, contacts }: CalendarNotes,
): CalendarEntry {
  const { state, start, end, place, description = [], sections = [], stream } = occurrence;
  const words = [
    describeOccurrence(occurrence),
    writeHoursOfDays(occurrence),
    sections.map(writeSection).join("\n"),
    stream && `${streamWords(stream)}: ${stream.address}`,
    writeAsText(description),
    contacts.join("\n"),
  ];
  return {
    uid: `${id}@${new URL(website).host}`,
    when: standsAsWholeDays(occurrence) ? daysOfEvent(occurrence) : { start, end },
    state,
    name: writeNameAndState(occurrence),
    place: place && writePlace(place),
    words: words.filter(Boolean).join("\n\n"),
    url: addressOf(occurrence, website),
  };
}

/** "Anchor Boys (Primary 1 to 3): 6:15–7:15pm, Minor Hall" */
function writeSection({ name, who, from, to, where }: Section): string {
  const hours = `${name} (${who}): ${clockRange(from, to)}`;
  return where ? `${hours}, ${where}` : hours;
}
