import { byStart, type ChurchEvent, lastsSeveralDays } from "#app/events/event.ts";
import { datesOf } from "#app/events/event-changes.ts";
import { buildingOfEvent } from "#app/events/event-place.ts";
import { isNamedFor } from "#app/ground/names.ts";
import { feedDate, meetingFrom, type Series, takesPlace } from "#app/meetings/meeting.ts";
import { type ChurchPlaces, spotOf } from "#app/places/buildings.ts";
import { placeName } from "#app/places/ways.server.ts";
import { clockOf, dayOf, type WallTime, wallTime } from "#app/time/wall-time.ts";
import { britishDate, clockRange } from "#app/time/written-times.ts";
import { chapter, type Finding, type Weigh } from "./finding.ts";

const { must, should } = chapter("Dates");

/** Somebody in a room from one time to another. */
type Use = {
  /** Of a group or a service; an event of the feed has none. */
  series?: Series;
  who: string;
  room: string;
  start: WallTime;
  end: WallTime;
  isJoint: boolean;
};

/** Who is in one room at the same time. Rooms are known by their names, which sections say, or `room`, where there are several. */
export function roomClashes(all: Series[], events: ChurchEvent[], church: ChurchPlaces): Finding[] {
  const byEvents = events.flatMap((event) => useByEvent(event, church));
  const uses = [...all.flatMap(usesOf), ...byEvents].sort(byStart);
  const pairs = uses.flatMap((one, index) =>
    uses.slice(index + 1).flatMap((other) => (isClash(one, other) ? { one, other } : [])),
  );
  // Two that are in each other's way week after week are one thing to mend.
  const clashes = Map.groupBy(pairs, ({ one, other }) =>
    [one.who, other.who, one.room].sort().join(),
  );
  return [...clashes.values()].flatMap(([first, ...more]) => {
    if (!first) return [];
    const { one, other } = first;
    const often = more.length === 0 ? "" : ` and ${more.length} more times`;
    const about = [one, other].flatMap(({ series }) => series?.id ?? []);
    const areServices = one.series?.isService && other.series?.isService;
    const what = `${one.who} and ${other.who} are both in “${one.room}” at the same time on ${britishDate(one.start)}${often}. Move one of them, or say which room each has: room: in a group’s file, where: in a section’s or in notices.yaml.`;
    return (areServices ? must : should)(what, "", about);
  });
}

/** `other` does not begin before `one`. */
function isClash(one: Use, other: Use): boolean {
  const overlap = other.start < one.end || other.start === one.start;
  if (!overlap || (one.isJoint && other.isJoint)) return false;
  const isSameRoom = isNamedFor(one.room, [other.room]) && isNamedFor(other.room, [one.room]);
  return isSameRoom && !isTheSame(one, other) && !isTheSame(other, one);
}

/** What a group has typed into the church's feed as well is no second meeting; nor are two events our business. */
function isTheSame(one: Use, event: Use): boolean {
  if (event.series) return false;
  return !one.series || isNamedFor(event.who, [...one.series.names, one.who]);
}

function usesOf(series: Series): Use[] {
  const taking = series.meetings.filter((one) => takesPlace(one) && one.hours.from);
  return taking.flatMap(({ day, from, to, where, change, name, start, end }) => {
    const use: Use = {
      series,
      who: series.isService && name ? name : series.name,
      room: where ?? series.door,
      start,
      end,
      isJoint: change === "joint",
    };
    if (series.sections.length === 0 || from || to || where) return use;
    return series.sections.map((section) => ({
      ...use,
      who: `${series.name} (${section.name})`,
      room: section.where ?? series.door,
      start: wallTime(day, section.from),
      end: wallTime(day, section.to),
    }));
  });
}

/** The room is named as groups name theirs, with its building where they do. */
function useByEvent(event: ChurchEvent, church: ChurchPlaces): Use[] {
  const { name, start, end = start, place, status, isAllDay } = event;
  if (!place?.name || status === "cancelled" || isAllDay || lastsSeveralDays(event)) return [];
  const building = buildingOfEvent(place, church);
  const whole = `${place.name}, ${building?.name}`;
  const room = building && spotOf(whole, church) ? placeName(whole, church) : place.name;
  return [{ who: name, room, start, end, isJoint: false }];
}

/** Where the church's feed says of a group's or a service's date what its own facts do not. */
export function diaryClashes(event: ChurchEvent, series: Series, church: ChurchPlaces): Finding[] {
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
