import { encodeQR } from "qr";
import { readChurch } from "#app/church/church-facts.server.ts";
import { readGroupSeries, readServices } from "#app/church/series.server.ts";
import { readYear } from "#app/church/year.server.ts";
import { eventsIn, readEventsSource } from "#app/events/events-source.server.ts";
import { type BuildsReading, readingOf } from "#app/events/events-source.ts";
import type { TimedNotice } from "#app/layout/notices.server.ts";
import { buildTime } from "#app/time/build-time.server.ts";
import { breakDates, capitalise, makeMeetings, type Series } from "#dates";
import { churchTimeAt, type Day, dayOf } from "#time";
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

/** The week from the moment of the build, with these notices in its text. Throws ContentProblems. */
export async function readWeek(notices: TimedNotice[]): Promise<WeekOfBuild> {
  const year = readYear();
  const known = year && { from: year.from, to: year.to };
  const now = buildTime();
  const from = churchTimeAt(now);
  const church = readChurch();
  const source = await readEventsSource();
  const series = readWeekSeries();
  const days = weekFrom(from, { series, known, events: eventsIn(source), church });
  const said = noticesAt(notices, now.getTime());
  return {
    first: dayOf(from),
    days,
    series,
    reading: readingOf(source),
    text: weekAsText({ days, notices: said }, church),
  };
}

/** Every service and every group, with all that the week says of them. Throws ContentProblems. */
function readWeekSeries(): WeekSeries[] {
  return [...readServices(), ...readGroupSeries()].map(forWeek);
}

function forWeek(series: Series): WeekSeries {
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
    ask: officeOf(readChurch()),
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
