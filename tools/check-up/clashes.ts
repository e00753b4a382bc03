import { readChurch } from "#app/content-loader/church.server.ts";
import { byStart, type ChurchEvent, lastsSeveralDays, type Place } from "#app/events/event.ts";
import { datesOf } from "#app/events/event-changes.ts";
import { buildingOfEvent } from "#app/events/event-place.ts";
import { isNamedFor } from "#app/ground/names.ts";
import { feedDate, meetingFrom } from "#app/meetings/meeting.ts";
import { type ChurchPlaces, spotOf } from "#app/places/buildings.ts";
import { placeName } from "#app/places/ways.server.ts";
import { clockOf, type Day, dayOf, type WallTime, wallTime } from "#app/time/wall-time.ts";
import { britishDate, clockRange } from "#app/time/written-times.ts";
import { chapter, type Finding } from "./finding.ts";
import type { Planned } from "./planned.ts";

const { must, should } = chapter("Dates");

/** Somebody in a room from one time to another. */
type Use = {
  /** Of a group or a service; an event of the feed has none. */
  planned?: Planned;
  who: string;
  room: string;
  day: Day;
  start: WallTime;
  end: WallTime;
  isJoint: boolean;
};

/**
 * Who is in one room at the same time. A room is known by its name; groups that are in different rooms of
 * one building say so in their sections or in `room`.
 */
export function roomClashes(
  planned: Planned[],
  events: ChurchEvent[],
  church: ChurchPlaces = readChurch(),
): Finding[] {
  const byEvents = events.flatMap((event) => useByEvent(event, church));
  const uses = [...planned.flatMap(usesOf), ...byEvents].sort(byStart);
  // Two that are in each other's way week after week are one thing to mend.
  const clashes = new Map<string, { one: Use; other: Use; days: Day[] }>();
  for (const [index, one] of uses.entries()) {
    for (const other of uses.slice(index + 1)) {
      if (other.start > one.end) break;
      if (!isClash(one, other)) continue;
      const key = [one.who, other.who, one.room].sort().join();
      const known = clashes.get(key) ?? { one, other, days: [] };
      known.days.push(one.day);
      clashes.set(key, known);
    }
  }
  return [...clashes.values()].map(asFinding);
}

/** `other` does not begin before `one`. */
function isClash(one: Use, other: Use): boolean {
  const isSameRoom = isNamedFor(one.room, [other.room]) && isNamedFor(other.room, [one.room]);
  const overlap = other.start < one.end || other.start === one.start;
  const areTogether = one.isJoint && other.isJoint;
  return isSameRoom && overlap && !areTogether && !isTheSame(one, other) && !isTheSame(other, one);
}

/** What a group has typed into the church's feed as well is no second meeting; nor are two events our business. */
function isTheSame(one: Use, event: Use): boolean {
  if (event.planned) return false;
  return !one.planned || isNamedFor(event.who, [...one.planned.names, one.who]);
}

function usesOf(planned: Planned): Use[] {
  const { series, room, isService } = planned;
  return series.meetings.flatMap((meeting): Use[] => {
    const { day, from, to, where, change, name, hours, start, end } = meeting;
    if (change === "off" || !hours.from) return [];
    const use: Use = {
      planned,
      who: isService && name ? name : series.name,
      room: where ?? room,
      day,
      start,
      end,
      isJoint: change === "joint",
    };
    if (series.sections.length === 0 || from || to || where) return [use];
    return series.sections.map((section) => ({
      ...use,
      who: `${series.name} (${section.name})`,
      room: section.where ?? room,
      start: wallTime(day, section.from),
      end: wallTime(day, section.to),
    }));
  });
}

function useByEvent(event: ChurchEvent, church: ChurchPlaces): Use[] {
  const { name, start, end = start, place, status, isAllDay } = event;
  if (!place?.name || status === "cancelled" || isAllDay || lastsSeveralDays(event)) return [];
  const room = roomOfEvent(place, place.name, church);
  return [{ who: name, room, day: dayOf(start), start, end, isJoint: false }];
}

/** The room as groups name theirs, with its building where they do. */
function roomOfEvent(place: Place, room: string, church: ChurchPlaces): string {
  const building = buildingOfEvent(place, church);
  const whole = `${room}, ${building?.name}`;
  return building && spotOf(whole, church) ? placeName(whole, church) : room;
}

function asFinding({ one, other, days }: { one: Use; other: Use; days: Day[] }): Finding {
  const [first = ""] = days;
  const often = days.length === 1 ? "" : ` and ${days.length - 1} more times`;
  const about = [one, other].flatMap(({ planned }) => planned?.series.id ?? []);
  const areServices = [one, other].every(({ planned }) => planned?.isService);
  return (areServices ? must : should)(
    "",
    `${one.who} and ${other.who} are both in “${one.room}” at the same time on ${britishDate(first)}${often}. ` +
      "Move one of them, or say which room each has: room: in a group’s file, where: in a section’s or in notices.yaml.",
    { about },
  );
}

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
  const dates = meetings.map((meeting) => ({ meeting, ...feedDate(meeting, series) }));
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
  const isAtItsHour = date && date.meeting.start === event.start;
  if (!isOn || !isNamed || isAtItsHour || event.isAllDay) return [];
  const words = `${said} at ${clockRange(clockOf(event.start))}, and the website has ${name} at another hour`;
  // Another event of the group's own, such as a coffee morning, may well be at another hour.
  if (!date) return [should("", `${words}.`, about)];
  const isUnchanged = event.start === meetingFrom({ day }, series).start;
  const shown = isUnchanged ? "notices.yaml" : "the calendar";
  return [must("", `${words}. Events are shown at the hour of ${shown}.`, about)];
}
