import type { ChurchFacts } from "#app/church/church-facts.server.ts";
import { idOf } from "#app/church/name-id.ts";
import {
  type CalendarDays,
  type CalendarEntry,
  type CalendarHours,
  findUnusual,
  isInChurch,
  type Meeting,
  markNotStreamed,
  type Series,
  streamOf,
  streamWords,
  takesPlace,
  writeUnusual,
} from "#dates";
import { clockRange, wallTime } from "#time";

/** A date of a series in a calendar. */
export type DateEntry = {
  meeting: Meeting;
  /** The whole of it. */
  entry: CalendarEntry;
  /** The sections at their own hours, which stand for the whole; none if it has no sections, or is not as usual. */
  sections: CalendarEntry[];
  /** The words below the entry's own: whether it is streamed, and whom to ask. */
  also: string;
};

/** Makes an entry of every date of a series, even if it is off. A date that was put on another day is only there. */
export function makeSeriesEntries(series: Series, church: ChurchFacts): DateEntry[] {
  const dates = series.meetings.filter(({ movedTo }) => !movedTo);
  const last = dates.findLast(takesPlace);
  const uids = nameDates(dates, series, church);
  return dates.map((meeting) => {
    const also = joinLines([...streamLines(meeting, series), ...contactLines(series, church)]);
    const unusual = findUnusual(meeting);
    const words = joinLines([
      unusual && writeUnusual(unusual),
      ...sectionLines(series),
      meeting === last ? series.afterLast : null,
      also,
    ]);
    const entry: CalendarEntry = {
      uid: uids.get(meeting) ?? "",
      when: readEntryTimes(meeting),
      state: takesPlace(meeting) ? "on" : "off",
      name: nameOfEntry(meeting, series),
      place: placeOfEntry(meeting, series, church),
      words,
      url: addressOfPage(series, church),
    };
    const sections = makeSectionEntries(entry, meeting, series);
    return { meeting, entry, sections, also };
  });
}

/**
 * Gives each date its UID: "choir-2026-12-01@church.example". It has the day for which the date was planned, so that
 * calendars move a date that is put on another day. If several dates have one day, the rule's own comes first and the
 * others have numbers.
 */
function nameDates(
  dates: Meeting[],
  { id }: Series,
  { website }: ChurchFacts,
): Map<Meeting, string> {
  const uids = new Map<Meeting, string>();
  const uses = new Map<string, number>();
  for (const meeting of [...dates.filter(isOfRule), ...dates.filter((date) => !isOfRule(date))]) {
    const name = `${id}-${meeting.movedFrom ?? meeting.day}`;
    const use = (uses.get(name) ?? 0) + 1;
    uses.set(name, use);
    const number = use > 1 ? `-${use}` : "";
    uids.set(meeting, `${name}${number}@${new URL(website).host}`);
  }
  return uids;
}

/** Whether the rule has this date. An extra date that is off has an hour of its own, by which it is known. */
function isOfRule({ change, from }: Meeting): boolean {
  return change !== "extra" && !(change === "off" && from);
}

/** When an entry begins and ends; only its day if its hour is not known. */
function readEntryTimes({ day, hours, start, end }: Meeting): CalendarHours | CalendarDays {
  if (!hours.from) return { first: day, last: day };
  return end > start ? { start, end } : { start };
}

function nameOfEntry(meeting: Meeting, series: Series): string {
  // Some calendars do not show that a date is off.
  const off = takesPlace(meeting) ? "" : "Off: ";
  if (!meeting.name) return `${off}${series.name}`;
  return series.isService ? `${off}${meeting.name}` : `${off}${series.name}: ${meeting.name}`;
}

/**
 * Makes an entry of each section: "Brigade: Juniors". Parents are reminded at the hour of their child's section, and not
 * of the first one.
 */
function makeSectionEntries(
  entry: CalendarEntry,
  meeting: Meeting,
  { sections }: Series,
): CalendarEntry[] {
  const { day, name, change } = meeting;
  const isAsUsual = change === "off" || !findUnusual(meeting);
  if (name !== undefined || !isAsUsual) return [];
  return sections.map((section) => ({
    ...entry,
    uid: `${idOf(section.name)}-${entry.uid}`,
    when: { start: wallTime(day, section.from), end: wallTime(day, section.to) },
    name: `${entry.name}: ${section.name}`,
    place: joinListed([section.where, entry.place]),
  }));
}

/** The room, the place and, if that is the church, its address. A date that is elsewhere for once has no room. */
function placeOfEntry(meeting: Meeting, series: Series, church: ChurchFacts): string {
  const { where = series.where } = meeting;
  const room = meeting.where ? undefined : series.room;
  const isAtChurch = meeting.where ? isInChurch(meeting.where, church) : !series.map;
  if (!isAtChurch) return joinListed([room, where]);
  const { street, town, postcode } = church.address;
  return joinListed([room, where, street, town, postcode]);
}

/** "Anchor Boys (Primary 1 to 3): 6:15–7:15pm, Minor Hall" */
function sectionLines({ sections }: Series): string[] {
  return sections.map(({ name, who, from, to, where }) =>
    joinListed([`${name} (${who}): ${clockRange(from, to)}`, where]),
  );
}

function streamLines(meeting: Meeting, series: Series): string[] {
  const lines: string[] = [];
  if (meeting.notStreamed) lines.push(writeUnusual(markNotStreamed(meeting.notStreamed)));
  const stream = streamOf(meeting, series);
  if (stream) lines.push(`${streamWords(stream)}: ${stream.address}`);
  return lines;
}

function contactLines(series: Series, church: ChurchFacts): string[] {
  const lines = series.contacts.map(({ name, role, phone, email }) =>
    joinListed([`${role}: ${name}`, phone, email]),
  );
  if (series.isService) lines.push(`Church office: ${church.phone}, ${church.email}`);
  return [...lines, addressOfPage(series, church)];
}

function addressOfPage({ path }: Series, { website }: ChurchFacts): string {
  return new URL(path, website).href;
}

function joinLines(lines: (string | null)[]): string {
  return lines.filter(Boolean).join("\n");
}

function joinListed(parts: (string | undefined)[]): string {
  return parts.filter(Boolean).join(", ");
}
