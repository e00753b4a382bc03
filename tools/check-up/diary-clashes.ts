import { readChurch } from "#app/content-loader/church.server.ts";
import type { ChurchEvent } from "#app/events/event.ts";
import { datesOf } from "#app/events/event-changes.ts";
import { isNamedFor } from "#app/ground/names.ts";
import { feedDate, startOf } from "#app/meetings/meeting.ts";
import type { ChurchPlaces } from "#app/places/buildings.ts";
import { clockOf, dayOf } from "#app/time/wall-time.ts";
import { britishDate, clockRange } from "#app/time/written-times.ts";
import { chapter, type Finding } from "./finding.ts";
import type { Planned } from "./planned.ts";

const { must, should } = chapter("Dates");

/** Where the church's feed says of a group's or a service's date what its own facts do not. */
export function diaryClashes(planned: Planned[], events: ChurchEvent[]): Finding[] {
  const church = readChurch();
  return events.flatMap((event) => planned.flatMap((one) => clashWith(event, one, church)));
}

function clashWith(
  event: ChurchEvent,
  { series, names }: Planned,
  church: ChurchPlaces,
): Finding[] {
  const { id, name, meetings } = series;
  const about = { about: [id] };
  const day = dayOf(event.start);
  const said = `The church’s calendar has “${event.name}” on ${britishDate(day)}`;
  const isCancelled = event.status === "cancelled";
  const dates = meetings.map((meeting) => ({ meeting, ...feedDate(meeting, series, names) }));
  const [date] = datesOf(event, dates, church);
  const isOff = date?.meeting.change === "off";
  if (date && isCancelled && !isOff) {
    return [
      must(
        "",
        `${said} as cancelled, and the website has ${name} on that day. Is it off? Then write in notices.yaml: ` +
          `{ day: ${day}, for: ${id}, what: off, why: … }`,
        about,
      ),
    ];
  }
  if (date && !isCancelled && isOff) {
    return [must("", `${said}, and the website says that ${name} is off on that day.`, about)];
  }
  const isOn = meetings.some((meeting) => meeting.day === day && meeting.change !== "off");
  const isNamed = date ?? isNamedFor(event.name, names);
  const isAtItsHour = date && startOf(date.meeting, series) === event.start;
  if (!isOn || !isNamed || isAtItsHour || event.isAllDay) return [];
  const words = `${said} at ${clockRange(clockOf(event.start))}, and the website has ${name} at another hour`;
  // Another event of the group's own, such as a coffee morning, may well be at another hour.
  if (!date) return [should("", `${words}.`, about)];
  const isUnchanged = event.start === startOf({ day }, series);
  const shown = isUnchanged ? "notices.yaml" : "the calendar";
  return [must("", `${words}. Events are shown at the hour of ${shown}.`, about)];
}
