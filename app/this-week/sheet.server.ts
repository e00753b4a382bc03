import { encodeQR } from "qr";
import { readChurch } from "#app/content-loader/church.server.ts";
import { type Group, readGroups } from "#app/content-loader/groups.server.ts";
import { readYear } from "#app/content-loader/year.server.ts";
import type { Series } from "#app/meetings/meeting.ts";
import { breakDays, type Rule } from "#app/meetings/reckon.server.ts";
import { readGroupSeries, readServices } from "#app/meetings/series.server.ts";
import type { Contact, SheetMeeting, SheetSeries } from "./week.ts";

/** Every service and every group, with all that one line of the week says of them. Throws ContentProblems. */
export function readSheet(): SheetSeries[] {
  const church = readChurch();
  const groups = readGroups();
  const office = { name: "the office", phone: church.phone };
  const services = readServices().map((series, index) => ({
    ...onSheet(series, church.services[index]?.also ?? []),
    ask: office,
    isService: true,
  }));
  const ofGroups = readGroupSeries().flatMap((series) => {
    const group = groups.find(({ slug }) => slug === series.id);
    if (!group) return [];
    return [
      {
        ...onSheet(series, group.also, group.meets),
        ask: contactOf(group) ?? office,
        isService: false,
      },
    ];
  });
  return [...services, ...ofGroups];
}

function contactOf({ contacts }: Group): Contact | undefined {
  const [first] = contacts.flatMap(({ name, phone }) => (phone ? [{ name, phone }] : []));
  return first;
}

function onSheet({ id, rule: _, breaks, ...series }: Series, also: string[], rule?: Rule) {
  return { ...series, names: [series.name, ...also], meetings: withBreaks(series.meetings, rule) };
}

/** The days that a break takes from a rule stand among its dates, unless it meets on one of them all the same. */
function withBreaks(meetings: Series["meetings"], rule?: Rule): SheetMeeting[] {
  const year = readYear();
  if (!year || !rule) return meetings;
  const taken = breakDays(rule, year).filter(({ day }) => !meetings.some((one) => one.day === day));
  return [
    ...meetings,
    ...taken.map(
      ({ day, inBreak }) => ({ day, change: "off", why: inBreak, inBreak: true }) as const,
    ),
  ];
}

/** A QR code as the `d` of an SVG path, each module one unit wide, with the quiet zone that readers need. */
export function qrCode(text: string): { path: string; size: number } {
  const rows = encodeQR(text, "raw", { ecc: "medium", border: 4 });
  const path = rows.flatMap((row, y) =>
    row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : "")),
  );
  return { path: path.join(""), size: rows.length };
}
