import { encodeQR } from "qr";
import { type Contact, findAgenda, findContact, listSeriesOf } from "#app/agenda/agenda.server.ts";
import { findEnd, type Occurrence, pathOf } from "#app/agenda/occurrence.ts";
import type { Church } from "#app/church/open-church.server.ts";
import { readEventsSource } from "#app/events/events-source.server.ts";
import { type BuildsReading, findReading } from "#app/events/events-source.ts";
import { addDays, type Day, dayOf, isWithin } from "#time";

/** The seven days that begin with a build. */
export type Week = {
  first: Day;
  days: WeekDay[];
  reading: BuildsReading;
};

/** A day of the week. */
export type WeekDay = {
  day: Day;
  /** What is on, or off. */
  lines: WeekLine[];
  /** Whether the dates of the day are set. */
  isKnown: boolean;
};

/** One line of a day. */
export type WeekLine = {
  occurrence: Occurrence;
  /** The groups and services to which it belongs, if they have another page than it has itself. */
  about: { name: string; path: string }[];
  /** The contact to ask about it. */
  ask: Contact;
};

const DAYS_OF_WEEK = 7;

/** Reads the week that begins with the day of the build. */
export function readWeek(church: Church): Week {
  const { year, today } = church;
  const { occurrences } = findAgenda(church);
  const days = Array.from({ length: DAYS_OF_WEEK }, (_, index): WeekDay => {
    const day = addDays(today, index);
    const ofDay = occurrences.filter((occurrence) => dayInWeek(occurrence, church) === day);
    return {
      day,
      lines: ofDay.map((each) => makeLine(each, church)),
      isKnown: isWithin(day, year),
    };
  });
  return {
    first: today,
    days,
    reading: findReading(readEventsSource(church)),
  };
}

/** The day on which something stands. If it began before the week and is not over, that is the week's first day. */
function dayInWeek(occurrence: Occurrence, { time, today }: Church): Day {
  const { start } = occurrence;
  return start < today && findEnd(occurrence) > time ? today : dayOf(start);
}

function makeLine(occurrence: Occurrence, church: Church): WeekLine {
  const own = pathOf(occurrence);
  const series = listSeriesOf(occurrence, church).filter(({ path }) => path !== own);
  // All services share one page: the first of them stands for it.
  const pages = new Map(series.toReversed().map(({ path, name }) => [path, name]));
  return {
    occurrence,
    about: Array.from(pages, ([path, name]) => ({ name, path })),
    ask: findContact(occurrence, church),
  };
}

/**
 * Makes a QR code with the quiet zone that readers need, as the `d` of an SVG path whose lines are to be one unit wide: a line
 * with gaps for each row of modules, the first one at y = 0. `size` is the number of rows.
 */
export function makeQrCode(text: string): { path: string; size: number } {
  const rows = encodeQR(text, "raw", { ecc: "medium", border: 4 });
  const path = rows.map((row, y) => {
    const modules = row.map((isDark) => (isDark ? "#" : " ")).join("");
    const line = modules.replaceAll(/#+/g, ({ length }) => `h${length}`);
    return `M0 ${y}${line.replaceAll(/ +/g, ({ length }) => `m${length} 0`)}`;
  });
  return { path: path.join(""), size: rows.length };
}
