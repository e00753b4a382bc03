import type { ChurchFacts } from "#app/church/church-facts.server.ts";
import type { CalendarDays, CalendarEntry, CalendarHours } from "#dates";
import {
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
import { clockRange } from "#time";

/** A date of a series in a calendar. */
export type DateEntry = {
  meeting: Meeting;
  entry: CalendarEntry;
  /** What is said of it below its own words: whether it is streamed, and whom to ask. */
  also: string;
};

/** Every date of a series by itself, those that are off included. One that was put on another day is there alone. */
export function entriesOfSeries(series: Series, church: ChurchFacts): DateEntry[] {
  const dates = series.meetings.filter(({ movedTo }) => !movedTo);
  const last = dates.findLast(takesPlace);
  const uids = uidsOfDates(dates, series, church);
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
      when: timesOfEntry(meeting),
      status: takesPlace(meeting) ? "confirmed" : "cancelled",
      name: nameOfEntry(meeting, series),
      place: placeOfEntry(meeting, series, church),
      words,
      url: addressOfPage(series, church),
    };
    return { meeting, entry, also };
  });
}

/**
 * "choir-2026-12-01@church.example": a UID has the day for which a date was planned, so that calendars move a date that
 * is put on another day. Of several on one day the rule's own comes first, and the others have numbers.
 */
function uidsOfDates(
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

/** An extra date that is called off still has the hour that it was given. */
function isOfRule({ change, from }: Meeting): boolean {
  return change !== "extra" && !(change === "off" && from);
}

/** The day alone where its hour is not known. */
function timesOfEntry({ day, hours, start, end }: Meeting): CalendarHours | CalendarDays {
  if (!hours.from) return { first: day, last: day };
  return end > start ? { start, end } : { start };
}

function nameOfEntry(meeting: Meeting, series: Series): string {
  // Some calendars do not show that a date is off.
  const off = takesPlace(meeting) ? "" : "Off: ";
  if (!meeting.name) return `${off}${series.name}`;
  return series.isService ? `${off}${meeting.name}` : `${off}${series.name}: ${meeting.name}`;
}

/** The room, unless it is held elsewhere for once, the place and, at the church, its address. */
function placeOfEntry(meeting: Meeting, series: Series, church: ChurchFacts): string {
  const { where = series.where } = meeting;
  const room = meeting.where ? undefined : series.room;
  // What is elsewhere for once may be anywhere.
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
