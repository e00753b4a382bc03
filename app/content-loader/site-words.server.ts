import * as v from "valibot";
import { words } from "#app/content-loader/facts/fields.server.ts";
import { contentExists } from "./read-content.server.ts";
import { readFacts } from "./read-file.server.ts";

/** What the site says by itself in menus, buttons, headings and boxes, until `words.yaml` has other words for it. */
export const siteWords = [
  // The menus, and the ways on from the page for wrong addresses.
  "Home",
  "Activities",
  "Young People",
  "Events",
  "Giving",
  "About Us",
  "Get Involved",
  "Not sure which?",
  "Find your place",
  // The home page.
  "Sunday Service",
  "Find out more",
  "Everyone",
  "Next service",
  "Get directions",
  // Where there are no events, or where they could not be fetched.
  "No Upcoming Events",
  "Check back soon for new events",
  "Failed to load events. Please try again later.",
  "Failed to fetch events",
  "Some events are missing: part of the church diary could not be read.",
  // Where there is no form to fill in.
  "Ring or write to us",
  // The footer.
  "Service times",
  "This week, day by day",
  "Contact",
  "Privacy Policy",
] as const;

export type SiteWords = (typeof siteWords)[number];

const WORDS = "words.yaml";

const schema = v.strictObject(
  Object.fromEntries(siteWords.map((usual) => [usual, v.exactOptional(words)])),
);

/** The church's own words for the usual ones, where it has a `words.yaml`. */
export function readSiteWords(): { [Usual in SiteWords]?: string } | undefined {
  return contentExists(WORDS) ? readFacts(WORDS, schema) : undefined;
}
