import { encodeQR } from "qr";
import type { ChurchFacts } from "#app/church/church-facts.server.ts";
import type { Church } from "#app/church/open-church.server.ts";
import type { ChurchEvent } from "#app/events/event.ts";
import { listEvents, readEventsSource } from "#app/events/events-source.server.ts";
import { type BuildsReading, findReading } from "#app/events/events-source.ts";
import {
  capitalise,
  findReplacedDates,
  listBreakDates,
  listOccurrences,
  makeMeetings,
  type Series,
} from "#dates";
import type { Day } from "#time";
import { type Contact, makeOfficeContact } from "./contact.ts";
import { findContact } from "./find-contact.ts";
import { makeWeek, type WeekDay } from "./week.ts";
import type { WeekSeries } from "./week-line.ts";

/** The seven days that begin with a build. */
export type WeekOfBuild = {
  first: Day;
  days: WeekDay[];
  /** Every service and every group, for what they do as a rule. */
  series: WeekSeries[];
  reading: BuildsReading;
};

/** Reads the week that begins at the moment of the build. */
export function readWeek(church: Church): WeekOfBuild {
  const { year, time, today, facts } = church;
  const source = readEventsSource(church);
  const events = listEvents(source, church);
  const weekSeries = listWeekSeries(church);
  return {
    first: today,
    days: makeWeek(time, { series: weekSeries, known: year, events, church: facts }),
    series: weekSeries,
    reading: findReading(source),
  };
}

/** Finds whom to ask about an event, as its line in the week says it. */
export function readContact(event: ChurchEvent, church: Church): Contact {
  const series = listWeekSeries(church);
  const dates = findReplacedDates(event, listOccurrences(series), church.facts);
  return findContact(event, dates, series, church.facts);
}

/** Lists every service and every group with what the week says of it. */
function listWeekSeries({ services, groupDates, facts }: Church): WeekSeries[] {
  return [...services, ...groupDates].map((series) => makeWeekSeries(series, facts));
}

/** Makes what the week says of a service or a group. */
function makeWeekSeries(series: Series, church: ChurchFacts): WeekSeries {
  const { name, names, isService, path, from, to, when, rule, stream, sections, afterLast } =
    series;
  const contact = series.contacts.find(({ phone }) => phone);
  const result: WeekSeries = {
    name,
    names,
    isService,
    path,
    from,
    to,
    when,
    where: series.room ?? series.where,
    stream,
    sections,
    meetings: [...series.meetings, ...makeMeetings(listBreakDates(series), series)],
    afterLast,
    ask: makeOfficeContact(church),
  };
  if (!from && rule.time) result.time = capitalise(rule.time);
  if (contact?.phone) result.ask = { name: contact.name, phone: contact.phone };
  return result;
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
