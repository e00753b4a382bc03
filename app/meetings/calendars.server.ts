import { readChurch } from "#app/content-loader/church.server.ts";
import { contentChangedAt } from "#app/content-loader/git.server.ts";
import type { Group } from "#app/content-loader/groups.server.ts";
import { groupPath } from "#app/ground/addresses.ts";
import type { Series } from "./meeting.ts";
import { readDatedGroups, readServices } from "./series.server.ts";
import { type Entry, seriesCalendar } from "./series-calendar.server.ts";

/** The calendar at a path: /calendar.ics, /services.ics or /activities/NAME.ics. Throws ContentProblems. */
export function calendarAt(pathname: string): string {
  const church = readChurch();
  const made = { church, asOf: contentChangedAt() };
  const services = readServices().map((series): Entry => {
    const contacts = [`Church office: ${church.phone}, ${church.email}`];
    return { series, contacts, titleOf: (name) => name };
  });
  if (pathname === "/services.ics") {
    return seriesCalendar(`Services, ${church.name}`, services, made);
  }
  const groups = readDatedGroups();
  // Who subscribed under a former name of the group goes on having its dates.
  const asked = groups.find(({ group }) =>
    [group.slug, ...group.formerly].some((slug) => pathname === `${groupPath(slug)}.ics`),
  );
  return asked
    ? seriesCalendar(`${asked.series.name}, ${church.name}`, [groupEntry(asked)], made)
    : seriesCalendar(church.name, [...services, ...groups.map(groupEntry)], made);
}

function groupEntry({ group, series }: { group: Group; series: Series }): Entry {
  const contacts = group.contacts.map(({ name, role, phone, email }) =>
    [`${role}: ${name}`, phone, email].filter(Boolean).join(", "),
  );
  return { series, room: group.room, contacts, titleOf: (name) => `${series.name}: ${name}` };
}
