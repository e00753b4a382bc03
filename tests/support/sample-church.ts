import type { Group } from "#app/church/groups.server.ts";
import { type Church, openChurch } from "#app/church/open-church.server.ts";
import { groupPath } from "#app/ui/addresses.ts";
import { SATURDAY_MORNING } from "./tested-time.ts";

/** A Saturday of the sample's year: the one for which the tests of built files and of browsers build the site. */
export const SATURDAY = SATURDAY_MORNING;

/** The sample congregation on that day. */
export const sampleChurch: Church = openChurch("sample", SATURDAY);

/** What its church.yaml and its people.yaml say. */
export const { facts: church, people } = sampleChurch;

/** Its groups, by the last part of their pages' addresses: "the-ark". */
export const groups = new Map<string, Group>(
  sampleChurch.groups.map((group) => [group.slug, group]),
);

/** The groups as both menus list them. */
export const activities = listInMenu("three-o-clock-club", "pw", "dorcas", "worship-team");
export const youngPeople = listInMenu(
  ...["creche", "lotsatots", "the-ark", "bible-class", "snatch", "boys-brigade", "girls-brigade"],
);

function listInMenu(...slugs: string[]): { name: string; path: string }[] {
  return slugs.map((slug) => ({ name: groups.get(slug)?.name ?? "", path: groupPath(slug) }));
}

/** The address to which a click on a telephone number leads. */
export const phoneLink = (phone: string): string =>
  `tel:${phone.replaceAll(" ", "").replace(/^0/, "+44")}`;
export const emailLink = (email: string): string => `mailto:${email}`;

/** Words with a plain space for each no-break space, as the words of built pages are compared. */
export const withPlainSpaces = (words: string): string => words.replaceAll("\u00a0", " ");
