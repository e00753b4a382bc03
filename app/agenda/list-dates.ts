import type { PlacedChurch } from "#app/church/church-address.ts";
import type { Series } from "#app/church/series.ts";
import { listRuleDays, type Meeting, type Stream } from "#dates";
import { addDays, britishDate, clockRange, midnight, wallTime } from "#time";
import type { Occurrence } from "./occurrence.ts";
import { completePlace, placeAtChurch } from "./place.ts";

/** A date of a group or a service, with what it takes to find its event in the feed. */
export type DateOfSeries = {
  occurrence: Occurrence;
  series: Series;
  meeting: Meeting;
};

/** Lists all dates of a series, also those that are off, and those that half-term or the school holidays take from it. */
export function listDates(series: Series, church: PlacedChurch): DateOfSeries[] {
  const held = makeDates(series.meetings, series, church);
  const inBreaks = makeDates(listBreakMeetings(series), series, church);
  return [
    ...held,
    ...inBreaks.map(
      (date): DateOfSeries => ({
        ...date,
        occurrence: { ...date.occurrence, isBreak: true },
      }),
    ),
  ];
}

function makeDates(meetings: Meeting[], series: Series, church: PlacedChurch): DateOfSeries[] {
  const ids = nameDates(meetings, series);
  return meetings.map((meeting) => ({
    occurrence: makeOccurrence(meeting, ids, series, church),
    series,
    meeting,
  }));
}

/**
 * Gives each date its id: "choir-2026-12-01". It has the day for which the date was planned, so that calendars move a date
 * that is put on another day. If several dates have one day, the rule's own comes first and the others have numbers.
 */
function nameDates(meetings: Meeting[], { id }: Series): Map<Meeting, string> {
  const ids = new Map<Meeting, string>();
  const uses = new Map<string, number>();
  const ofRule = meetings.filter(({ isExtra }) => !isExtra);
  const extra = meetings.filter(({ isExtra }) => isExtra);
  for (const meeting of [...ofRule, ...extra]) {
    const name = `${id}-${meeting.movedFrom ?? meeting.day}`;
    // On its own day it is off, and stands in no calendar.
    const nameOfDay = meeting.movedTo ? `${name}-moved` : name;
    const use = (uses.get(nameOfDay) ?? 0) + 1;
    uses.set(nameOfDay, use);
    ids.set(meeting, use > 1 ? `${nameOfDay}-${use}` : nameOfDay);
  }
  return ids;
}

function makeOccurrence(
  meeting: Meeting,
  ids: Map<Meeting, string>,
  series: Series,
  church: PlacedChurch,
): Occurrence {
  const { day, where, name, isOff, isExtra, movedTo, movedFrom } = meeting;
  const id = ids.get(meeting) ?? "";
  const occurrence: Occurrence = {
    id,
    name: nameMeeting(name, series),
    ...findTimes(meeting, series),
    state: "on",
    place: where ? completePlace({ name: where }, church) : placeOfSeries(series, church),
    series: [series.id],
    dateIds: { [series.id]: id },
    path: series.path,
  };
  const note = writeNote(meeting, series);
  if (note) occurrence.note = note;
  if (series.isService) occurrence.isService = true;
  if (movedTo) occurrence.movedTo = makeOccurrence(movedTo, ids, series, church);
  if (isOff) return { ...occurrence, state: "off" };

  const stream = findStream(meeting, series);
  if (stream) occurrence.stream = stream;
  if (isExtra) return occurrence;
  const hasUsualHours = !meeting.from && !meeting.to;
  if (hasUsualHours && series.sections.length > 0) occurrence.sections = series.sections;
  const isMoved = !hasUsualHours || where || movedFrom;
  if (!isMoved) return occurrence;
  const usualStart = findTimes({ day: movedFrom ?? day }, series).start;
  if (usualStart !== occurrence.start) occurrence.usualStart = usualStart;
  return { ...occurrence, state: "moved" };
}

/** "Choir", "Watchnight", "Choir: Carols" */
function nameMeeting(ownName: string | undefined, { name, isService }: Series): string {
  if (!ownName) return name;
  return isService ? ownName : `${name}: ${ownName}`;
}

/** When a meeting begins and ends; its whole day if no hour is known. The usual end does not belong to a beginning of its own. */
function findTimes(
  { day, from, to }: Pick<Meeting, "day" | "from" | "to">,
  usual: Series,
): Pick<Occurrence, "start" | "end" | "isAllDay"> {
  const begins = from ?? usual.from;
  const ends = from ? to : (to ?? usual.to);
  if (!begins) return { start: midnight(day), isAllDay: true };
  if (!ends) return { start: wallTime(day, begins) };
  const lastDay = ends < begins ? addDays(day, 1) : day;
  return { start: wallTime(day, begins), end: wallTime(lastDay, ends) };
}

/** Says in a few words what is not as usual: "snow", "moved to Tuesday 12 January", "Library, usually 10am–12pm"; "" if nothing is. */
export function writeNote(meeting: Meeting, series: Series): string {
  const { from, to, where, why, isOff, isExtra, movedTo, movedFrom } = meeting;
  if (movedTo) {
    const hours = movedTo.from && clockRange(movedTo.from, movedTo.to);
    return joinWords([`moved to ${britishDate(movedTo.day)}`, hours, movedTo.where, movedTo.why]);
  }
  if (isOff || isExtra) return why ?? "";
  const isAtOtherHours = (from || to) && !movedFrom && series.from;
  return joinWords([
    movedFrom && `from ${britishDate(movedFrom)}`,
    movedFrom && where ? `now ${where}` : where,
    isAtOtherHours && `usually ${clockRange(series.from ?? "", series.to)}`,
    why,
  ]);
}

function joinWords(words: (string | false | undefined)[]): string {
  return words.filter(Boolean).join(", ");
}

function placeOfSeries({ where, map }: Series, church: PlacedChurch): Occurrence["place"] {
  return map ? { name: where } : placeAtChurch(where, church);
}

/** What is held elsewhere for once is not streamed, unless the change says where. */
function findStream({ stream, where }: Meeting, series: Series): Stream | undefined {
  const isElsewhere = where !== undefined && where !== series.where;
  return stream ?? (isElsewhere ? undefined : series.stream);
}

/**
 * Lists the meetings that breaks take from a series. Those of a summer are left out, because nobody looks for a group
 * then, week after week.
 */
function listBreakMeetings({ rule, breaks, meetings }: Series): Meeting[] {
  const meetingsInBreak = breaks
    .filter(({ name }) => name !== "summer break")
    .flatMap((gap) =>
      listRuleDays(rule, gap).map((day): Meeting => ({ day, isOff: true, why: gap.name })),
    );
  // It may meet on one of these days all the same.
  return meetingsInBreak.filter(({ day }) => !meetings.some((meeting) => meeting.day === day));
}
