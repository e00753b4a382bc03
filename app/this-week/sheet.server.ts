import { encodeQR } from "qr";
import { readChurch } from "#app/content-loader/church.server.ts";
import type { Group } from "#app/content-loader/groups.server.ts";
import { ruleDays } from "#app/meetings/compute-meetings.server.ts";
import type { Meeting, Series } from "#app/meetings/meeting.ts";
import { readDatedGroups, readDatedServices, roomOf } from "#app/meetings/series.server.ts";
import type { Way } from "#app/places/buildings.ts";
import { capital } from "#app/time/meeting-words.ts";
import type { Contact, SheetSeries } from "./week.ts";

/** Every service and every group, with all that one line of the week says of them. Throws ContentProblems. */
export function readSheet(): SheetSeries[] {
  const office = { name: "the office", phone: readChurch().phone };
  return [
    ...readDatedServices().map(({ service, series }) => ({
      ...onSheet(series, service.also),
      ask: office,
      isService: true,
    })),
    ...readDatedGroups().map(({ group, series }) => ({
      ...onSheet(series, group.also),
      ...(!series.from && group.meets.time && { time: capital(group.meets.time) }),
      ...inRoom(roomOf(group, readChurch()), series),
      ask: contactOf(group) ?? office,
      isService: false,
    })),
  ];
}

/** In a room of its own: the way there has that, too. */
function inRoom(room: string, { way }: Series): { where: string; way?: Way } {
  return { where: room, ...(way && { way: { ...way, words: `${room}, ${way.street}` } }) };
}

function contactOf({ contacts }: Group): Contact | undefined {
  const [first] = contacts.flatMap(({ name, phone }) => (phone ? [{ name, phone }] : []));
  return first;
}

function onSheet({ id, rule, breaks, ...series }: Series, also: string[]) {
  const { name, meetings } = series;
  // The days that a break takes from a rule, unless it meets on one of them all the same. In a whole summer nobody
  // looks for a group week after week.
  const taken = breaks
    .filter((gap) => gap.name !== "summer break")
    .flatMap((gap) =>
      ruleDays(rule, gap)
        .filter((day) => !meetings.some((meeting) => meeting.day === day))
        .map((day): Meeting => ({ day, change: "off", why: gap.name, inBreak: true })),
    );
  return { ...series, names: [name, ...also], meetings: [...meetings, ...taken] };
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
