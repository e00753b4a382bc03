import { encodeQR } from "qr";
import type { ChurchFacts } from "#app/church/church-facts.server.ts";
import type { Church } from "#app/church/open-church.server.ts";
import { eventsIn, readEventsSource } from "#app/events/events-source.server.ts";
import { type BuildsReading, readingOf } from "#app/events/events-source.ts";
import type { TimedNotice } from "#app/layout/timed-notices.server.ts";
import { breakDates, capitalise, makeMeetings, type Series } from "#dates";
import type { Day } from "#time";
import { type WeekDay, weekFrom } from "./week.ts";
import { officeOf, type WeekSeries } from "./week-line.ts";
import { noticesAt, weekAsText } from "./week-words.ts";

/** The seven days that begin with a build. */
export type WeekOfBuild = {
  first: Day;
  days: WeekDay[];
  /** Every service and every group: what they do as a rule. */
  series: WeekSeries[];
  reading: BuildsReading;
  /** The week as plain text. */
  text: string;
};

/** The week from the moment of the build, with these notices in its text. */
export function readWeek(church: Church, notices: TimedNotice[]): WeekOfBuild {
  const { year, time, today, facts } = church;
  const known = year && { from: year.from, to: year.to };
  const source = readEventsSource(church);
  const events = eventsIn(source, church);
  const series = [...church.services, ...church.groupDates].map((one) => forWeek(one, facts));
  const days = weekFrom(time, { series, known, events, church: facts });
  const noticesNow = noticesAt(notices, church.now.getTime());
  return {
    first: today,
    days,
    series,
    reading: readingOf(source),
    text: weekAsText({ days, notices: noticesNow }, facts),
  };
}

/** A service or a group, with all that the week says of it. */
function forWeek(series: Series, church: ChurchFacts): WeekSeries {
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
    meetings: [...series.meetings, ...makeMeetings(breakDates(series), series)],
    afterLast,
    ask: officeOf(church),
  };
  if (!from && rule.time) result.time = capitalise(rule.time);
  if (contact?.phone) result.ask = { name: contact.name, phone: contact.phone };
  return result;
}

/**
 * A QR code with the quiet zone that readers need, as the `d` of an SVG path whose lines are to be one unit wide: a line
 * with gaps for each row of modules, the first one at y = 0. `size` is the number of rows.
 */
export function qrCode(text: string): { path: string; size: number } {
  const rows = encodeQR(text, "raw", { ecc: "medium", border: 4 });
  const path = rows.map((row, y) => {
    const modules = row.map((isDark) => (isDark ? "#" : " ")).join("");
    const line = modules.replaceAll(/#+/g, ({ length }) => `h${length}`);
    return `M0 ${y}${line.replaceAll(/ +/g, ({ length }) => `m${length} 0`)}`;
  });
  return { path: path.join(""), size: rows.length };
}
