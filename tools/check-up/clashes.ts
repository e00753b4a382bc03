import type { ChurchAddress } from "#app/church-address.ts";
import type { ChurchEvent } from "#app/events/event.ts";
import { datesOf } from "#app/events/event-changes.ts";
import { feedDate, meetingFrom, type Series, takesPlace } from "#app/meetings/meeting.ts";
import { isNamedFor } from "#app/text/names.ts";
import { clockOf, dayOf } from "#app/time/wall-time.ts";
import { britishDate, clockRange } from "#app/time/written-times.ts";
import { chapter, type Finding, type Weigh } from "./finding.ts";

const { must, should } = chapter("Dates");

/** Where the church's feed says of a group's or a service's date what its own facts do not. */
export function diaryClashes(event: ChurchEvent, series: Series, church: ChurchAddress): Finding[] {
  const { id, name, names, meetings } = series;
  const day = dayOf(event.start);
  const dates = meetings.map((meeting) => ({ meeting, ...feedDate(meeting, series) }));
  const [date] = datesOf(event, dates, church);
  const tell = (weigh: Weigh, words: string) => {
    const said = `The church’s calendar has “${event.name}” on ${britishDate(day)}`;
    return [weigh(said + words, "", [id])];
  };
  const isCancelled = event.status === "cancelled";
  if (date && isCancelled === takesPlace(date.meeting)) {
    return tell(
      must,
      isCancelled
        ? ` as cancelled, and the website has ${name} on that day. Is it off? Then write in notices.yaml: { day: ${day}, for: ${id}, what: off, why: … }`
        : `, and the website says that ${name} is off on that day.`,
    );
  }
  const isOn = meetings.some((meeting) => meeting.day === day && takesPlace(meeting));
  const isAtItsHour = date?.meeting.start === event.start;
  const isNamed = date ?? isNamedFor(event.name, names);
  if (!isOn || !isNamed || isAtItsHour || event.isAllDay) return [];
  const words = ` at ${clockRange(clockOf(event.start))}, and the website has ${name} at another hour.`;
  // Another event of the group's own, such as a coffee morning, may well be at another hour.
  if (!date) return tell(should, words);
  const isUnchanged = event.start === meetingFrom({ day }, series).start;
  const shown = isUnchanged ? "notices.yaml" : "the calendar";
  return tell(must, `${words} Events are shown at the hour of ${shown}.`);
}
