import { readFileSync } from "node:fs";
import { withConsent } from "#app/church/consents.server.ts";
import { type EmblemFile, findEmblem } from "#app/church/emblems.server.ts";
import { type Group, readGroups } from "#app/church/groups.server.ts";
import { peopleOf, readPeople } from "#app/church/people.server.ts";
import { contentPath } from "#app/church/settings.server.ts";
import { initialsFile, initialsOf } from "#app/people/initials.ts";
import { type DrawnWindow, drawPortrait, drawWindow, EmblemProblem, glassNames } from "#glass";
import { addDays, type Day } from "#time";
import { ContentProblem } from "../../lib/content/problems.ts";

/** The most bytes that a window with a drawing may have: the home page shows one for every group. */
const MOST_BYTES = 8000;

/** The facts of a group from which its window is drawn. */
type GroupFacts = Pick<Group, "slug" | "name" | "window">;

/**
 * Draws every group's window, in both its sizes, and the light that it throws: SVG by its file's name, `the-ark.svg`,
 * `the-ark.small.svg` and `the-ark.light.svg`. Throws a ContentProblem.
 */
export function drawGroupWindows(): Map<string, string> {
  const files = new Map<string, string>();
  for (const group of readGroups()) {
    const { full, small, light } = drawGroupWindow(group);
    files.set(`${group.slug}.svg`, full);
    files.set(`${group.slug}.small.svg`, small);
    files.set(`${group.slug}.light.svg`, light);
  }
  return files;
}

/** Draws a group's window with its emblem, or with its initials if it has none. Throws a ContentProblem. */
export function drawGroupWindow(group: GroupFacts): DrawnWindow {
  const options = { seed: group.slug, glass: glassOf(group) };
  const emblem = findEmblem(group.window.emblem ?? "");
  if (emblem === undefined) return drawWindow({ initials: groupInitials(group.name) }, options);
  const window = drawEmblem(emblem, options);
  refuseHeavyWindow(emblem, window);
  return window;
}

/** Gives the glass that a group's facts name, if any. Throws a ContentProblem if there is none of that name. */
function glassOf({ slug, window: { glass } }: GroupFacts): string | undefined {
  if (glass === undefined || glassNames.includes(glass)) return glass;
  const advice = `found “${glass}”. Choose one of: ${glassNames.join(", ")}`;
  throw new ContentProblem(contentPath(`groups/${slug}.md`), "window › glass", advice);
}

function drawEmblem(
  { file, svg, smallFile }: EmblemFile,
  options: { seed: string; glass: string | undefined },
): DrawnWindow {
  const smallSvg = smallFile === undefined ? undefined : readFileSync(smallFile, "utf8");
  try {
    return drawWindow({ emblem: { svg, smallSvg } }, options);
  } catch (problem) {
    if (!(problem instanceof EmblemProblem)) throw problem;
    const { drawing, line, found, advice } = problem;
    const where = drawing === "smallSvg" && smallFile ? smallFile : file;
    throw new ContentProblem(where, `line ${line}`, `found ${found}. ${advice}`);
  }
}

function refuseHeavyWindow({ file }: EmblemFile, { full }: DrawnWindow): void {
  if (full.length <= MOST_BYTES) return;
  const advice = `the window comes to ${full.length} bytes and may have ${MOST_BYTES}. Draw with fewer, simpler shapes: in Inkscape, Path › Simplify`;
  throw new ContentProblem(file, "its weight", advice);
}

const SMALL_WORDS = ["a", "an", "and", "at", "for", "in", "of", "on", "the", "to"];

/** "WG" for Walking Group, "PW" for PW: at most three letters, small words left out. */
export function groupInitials(name: string): string {
  const isAbbreviation = /^\p{Lu}{2,3}$/u.test(name);
  if (isAbbreviation) return name;
  const words = name.split(/[\s-]+/).filter((word) => !SMALL_WORDS.includes(word.toLowerCase()));
  const firstLetters = words.map((word) => /\p{L}/u.exec(word)?.[0] ?? "");
  const letters = firstLetters.filter((letter) => letter !== "");
  return letters.slice(0, 3).join("");
}

/**
 * Draws a window for everybody who has no photo tomorrow: the site may still be built when midnight has passed. Returns
 * SVG by file name.
 */
export function drawInitialsWindows(today: Day): Map<string, string> {
  const tomorrow = addDays(today, 1);
  const files = new Map<string, string>();
  for (const { name, photo } of peopleOf(readPeople())) {
    const file = initialsFile(name);
    if (!withConsent(photo, tomorrow)) files.set(file, drawPortrait(initialsOf(name), file));
  }
  return files;
}
