import { encodeQR } from "qr";
import { readChurch } from "#app/content-loader/church.server.ts";
import { readYear } from "#app/content-loader/year.server.ts";
import { forThisWeek } from "#app/events/snapshot.ts";
import { breakDates } from "#app/meetings/compute-meetings.server.ts";
import { readDiary } from "#app/meetings/diary.server.ts";
import { meetingsFrom, packDates, type Series } from "#app/meetings/meeting.ts";
import { readGroupSeries, readServices } from "#app/meetings/series.server.ts";
import { capital } from "#app/time/meeting-words.ts";
import { officeOf, type SheetSeries } from "./week.ts";

/** What any week is made of, as of the build. Throws ContentProblems. */
export async function readWeek() {
  const year = readYear();
  const known = year && { from: year.from, to: year.to };
  return { series: readSheet(), known, ...(await readDiary(forThisWeek)) };
}

/** Every service and every group, with all that the week says of them. Throws ContentProblems. */
export function readSheet() {
  return [...readServices(), ...readGroupSeries()].map((series) => packDates(onSheet(series)));
}

function onSheet(series: Series): SheetSeries {
  const { id: _, rule, breaks: __, room, contacts, ...shown } = series;
  const [asked] = contacts.flatMap(({ name, phone }) => (phone ? [{ name, phone }] : []));
  return {
    ...shown,
    ...(!series.from && rule.time && { time: capital(rule.time) }),
    where: room ?? series.where,
    ask: asked ?? officeOf(readChurch()),
    meetings: [...series.meetings, ...meetingsFrom(breakDates(series), series)],
  };
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
