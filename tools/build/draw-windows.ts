import { readFileSync } from "node:fs";
import { mayBeShown } from "#app/church/consents.server.ts";
import { type EmblemFile, findEmblem } from "#app/church/emblems.server.ts";
import { FIRST_VISIT, type FirstVisit, type PlaceOnWay } from "#app/church/first-visit.server.ts";
import { type Group, groupFile } from "#app/church/groups.server.ts";
import type { Church } from "#app/church/open-church.server.ts";
import { listPeople } from "#app/church/people.server.ts";
import type { Picture } from "#app/church/pictures.server.ts";
import { initialsFile, makeInitials } from "#app/people/initials.ts";
import {
  adviceForUnknown,
  type ContentFolder,
  type ContentProblem,
  ContentProblems,
  type FactPath,
} from "#content";
import {
  type DrawnWindow,
  drawPortrait,
  drawWindow,
  EmblemProblem,
  glassNames,
  type WindowOptions,
} from "#glass";
import { addDays } from "#time";

/** The most bytes that a window with a drawing may have: the home page shows one for every group. */
const MOST_BYTES = 8000;

/** A window that a church's file asks for. */
export type WindowInFile = {
  /** What it is for: "Walking Group". Without a drawing its initials stand in the window. */
  name: string;
  /** Words that choose how its glass is broken, and its colours if `glass` is missing. */
  seed: string;
  /** The name of its drawing. */
  emblem?: string;
  /** The name of its colours. */
  glass?: string;
};

/** The window of a group. */
export function windowOfGroup({ slug, name, window }: Group): WindowInFile {
  return { name, seed: slug, ...window };
}

/** The window of a place on the way to a seat. */
function windowOfPlace({ title, emblem, glass }: PlaceOnWay): WindowInFile {
  return { name: title, seed: title, emblem, glass };
}

/**
 * Draws every group's window, in both its sizes, and the light that it throws: SVG by its file's name, `the-ark.svg`,
 * `the-ark.small.svg` and `the-ark.light.svg`. Throws ContentProblems.
 */
export function drawGroupWindows({ folder, groups }: Church): Map<string, string> {
  const files = new Map<string, string>();
  for (const group of groups) {
    const { full, small, light } = drawWindowInFile(folder, windowOfGroup(group));
    files.set(`${group.slug}.svg`, full);
    files.set(`${group.slug}.small.svg`, small);
    files.set(`${group.slug}.light.svg`, light);
  }
  return files;
}

/**
 * Draws the window of every place on the way to a seat that has no photo tomorrow. Returns SVG by file name: `1.svg` is
 * the first place's.
 */
export function drawWindowsOnWay(church: Church): Map<string, string> {
  const files = new Map<string, string>();
  for (const [index, place] of (church.firstVisit?.way ?? []).entries()) {
    if (mayBeShownTomorrow(place.photo, church)) continue;
    files.set(`${index + 1}.svg`, drawWindowInFile(church.folder, windowOfPlace(place)).full);
  }
  return files;
}

/** Draws a window for everybody who has no photo tomorrow. Returns SVG by file name. */
export function drawInitialsWindows(church: Church): Map<string, string> {
  const files = new Map<string, string>();
  for (const { name, photo } of listPeople(church.people)) {
    if (mayBeShownTomorrow(photo, church)) continue;
    const file = initialsFile(name);
    files.set(file, drawPortrait(makeInitials(name), file));
  }
  return files;
}

/** Whether a photo may be shown tomorrow, too: the site may still be built when midnight has passed. */
function mayBeShownTomorrow(photo: Picture | undefined, { consents, today }: Church): boolean {
  return photo !== undefined && mayBeShown(photo, consents, addDays(today, 1));
}

/** Finds glasses that do not exist, and drawings from which no window can be made. */
export function findWindowProblems(
  folder: ContentFolder,
  groups: Group[],
  firstVisit: FirstVisit | null,
): ContentProblem[] {
  const way = firstVisit?.way ?? [];
  return [
    ...groups.flatMap((group) => {
      const path = ["window", "glass"];
      return findProblems(folder, windowOfGroup(group), groupFile(group.slug), path);
    }),
    ...way.flatMap((place, index) => {
      return findProblems(folder, windowOfPlace(place), FIRST_VISIT, ["way", index, "glass"]);
    }),
  ];
}

/** Finds the problems of one window. `path` leads to its glass among the facts of `file`. */
function findProblems(
  folder: ContentFolder,
  window: WindowInFile,
  file: string,
  path: FactPath,
): readonly ContentProblem[] {
  const { glass } = window;
  if (glass !== undefined && !glassNames.includes(glass)) {
    return [folder.problemWithFact(file, path, adviceForUnknown("a glass", glass, glassNames))];
  }
  try {
    drawWindowInFile(folder.path, window);
    return [];
  } catch (error) {
    if (error instanceof ContentProblems) return error.problems;
    throw error;
  }
}

/** Draws a window with its emblem, or with initials if it has none. Throws ContentProblems. */
export function drawWindowInFile(folder: string, window: WindowInFile): DrawnWindow {
  const emblem = window.emblem === undefined ? undefined : findEmblem(folder, window.emblem);
  if (!emblem) return drawWindow({ initials: chooseInitials(window.name) }, window);
  const drawn = drawEmblem(emblem, window);
  const weight = drawn.full.length;
  if (weight <= MOST_BYTES) return drawn;
  const advice = `the window comes to ${weight} bytes and may have ${MOST_BYTES}. Draw with fewer, simpler shapes: in Inkscape, Path › Simplify`;
  throw new ContentProblems([{ file: emblem.file, field: "its weight", advice }]);
}

function drawEmblem({ file, svg, smallFile }: EmblemFile, options: WindowOptions): DrawnWindow {
  const smallSvg = smallFile === undefined ? undefined : readFileSync(smallFile, "utf8");
  try {
    return drawWindow({ emblem: { svg, smallSvg } }, options);
  } catch (error) {
    if (!(error instanceof EmblemProblem)) throw error;
    const { drawing, line, message } = error;
    const faultyFile = drawing === "smallSvg" && smallFile ? smallFile : file;
    const problem = { file: faultyFile, line, field: "the drawing", advice: message };
    throw new ContentProblems([problem]);
  }
}

const SMALL_WORDS = ["a", "an", "and", "at", "for", "in", "of", "on", "the", "to"];

/** Chooses the initials of a name: "WG" for Walking Group, "PW" for PW. They are at most three, without small words. */
export function chooseInitials(name: string): string {
  const isAbbreviation = /^\p{Lu}{2,3}$/u.test(name);
  if (isAbbreviation) return name;
  const words = name.split(/[\s-]+/).filter((word) => !SMALL_WORDS.includes(word.toLowerCase()));
  const firstLetters = words.map((word) => /\p{L}/u.exec(word)?.[0] ?? "");
  return firstLetters.filter(Boolean).slice(0, 3).join("");
}
