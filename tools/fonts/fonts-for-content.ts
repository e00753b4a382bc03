import { readChurch } from "#app/content-loader/church.server.ts";
import { readGroups } from "#app/content-loader/groups.server.ts";
import { readHome } from "#app/content-loader/pages.server.ts";
import { readPeople } from "#app/content-loader/people.server.ts";
import { STATUS_HEADING } from "#app/status/status.ts";
import { pages } from "#tools/pages.ts";
import { cutFont, FRAUNCES, FRAUNCES_ITALIC, fraunces } from "./cut-font.ts";

/**
 * Fraunces as it is cut for large type, of the letters of this church's first headings and of numerals, and its
 * italic, of the letters of the sayings. A letter that they lack comes from the cut that has them all.
 */
export async function cutFontsForContent(): Promise<Map<string, Buffer>> {
  const headings = {
    source: FRAUNCES,
    letters: `0123456789:${firstHeadings().join("")}`,
    axes: { ...fraunces, opsz: 120, wght: 520 },
  };
  const { minister, convener } = readPeople();
  const said = [readHome().times.psalm?.words, minister?.saying, convener?.saying];
  const sayings = {
    source: FRAUNCES_ITALIC,
    letters: `“”${said.join("")}`,
    axes: { ...fraunces, opsz: 60, wght: 400 },
  };
  return new Map([
    ["fraunces-headings.woff2", await cutFont(headings)],
    ["fraunces-sayings.woff2", await cutFont(sayings)],
  ]);
}

export function firstHeadings(): string[] {
  const hasAccount = readChurch().churchsuite !== undefined;
  return [
    ...pages(hasAccount).map(({ read }) => read().heading),
    ...readGroups().map(({ name }) => name),
    STATUS_HEADING,
    "Unexpected Application Error!",
  ];
}
