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
  type ContentFolder,
  type ContentProblem,
  ContentProblems,
  type FactPath,
  refuseUnknown,
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

/** The facts of a group from which its window is drawn. */
type GroupInWindow = Pick<Group, "slug" | "name" | "window">;

/**
 * Draws every group's window, in both its sizes, and the light that it throws: SVG by its file's name, `the-ark.svg`,
 * `the-ark.small.svg` and `the-ark.light.svg`. Throws ContentProblems.
 */
export function drawGroupWindows({ folder, groups }: Church): Map<string, string> {
  const files = new Map<string, string>();
  for (const group of groups) {
    const { full, small, light } = drawGroupWindow(folder, group);
    files.set(`${group.slug}.svg`, full);
    files.set(`${group.slug}.small.svg`, small);
    files.set(`${group.slug}.light.svg`, light);
  }
  return files;
}

/** A window that a church's file asks for. */
type WindowInFile = {
  /** The file: "groups/snatch.md". */
  file: string;
  /** The place of its glass among the file's facts. */
  path: FactPath;
  glass: string | undefined;
  /** Draws it. Throws ContentProblems. */
  draw: () => DrawnWindow;
};

/** Finds glasses that do not exist, and drawings from which no window can be made. */
export function findWindowProblems(
  folder: ContentFolder,
  groups: Group[],
  firstVisit: FirstVisit | null,
): ContentProblem[] {
  const windows = groups.map((group): WindowInFile => {
    return {
      file: groupFile(group.slug),
      path: ["window", "glass"],
      glass: group.window.glass,
      draw: () => drawGroupWindow(folder.path, group),
    };
  });
  if (firstVisit) {
    for (const [index, place] of firstVisit.way.entries()) {
      const path = ["way", index, "glass"];
      const draw = () => drawPlaceWindow(folder.path, place);
      windows.push({ file: FIRST_VISIT, path, glass: place.glass, draw });
    }
  }
  return windows.flatMap((window) => problemsOfWindow(folder, window));
}

function problemsOfWindow(
  folder: ContentFolder,
  { file, path, glass, draw }: WindowInFile,
): readonly ContentProblem[] {
  if (glass !== undefined && !glassNames.includes(glass)) {
    return [folder.problemWithFact(file, path, refuseUnknown("a glass", glass, glassNames))];
  }
  try {
    draw();
    return [];
  } catch (error) {
    if (error instanceof ContentProblems) return error.problems;
    throw error;
  }
}

/** Draws a group's window with its emblem, or with its initials if it has none. Throws ContentProblems. */
export function drawGroupWindow(churchFolder: string, group: GroupInWindow): DrawnWindow {
  const { emblem, glass } = group.window;
  const options = { seed: group.slug, glass };
  return drawChosenWindow(churchFolder, emblem, chooseInitials(group.name), options);
}

/** Draws the window of a place on the way to a seat. Throws ContentProblems. */
function drawPlaceWindow(churchFolder: string, { title, emblem, glass }: PlaceOnWay): DrawnWindow {
  return drawChosenWindow(churchFolder, emblem, chooseInitials(title), { seed: title, glass });
}

/** Draws a window with the emblem of this name, or with initials if there is no such emblem. */
function drawChosenWindow(
  churchFolder: string,
  emblemName: string | undefined,
  initials: string,
  options: WindowOptions,
): DrawnWindow {
  const emblem = emblemName === undefined ? undefined : findEmblem(churchFolder, emblemName);
  if (emblem === undefined) return drawWindow({ initials }, options);
  const window = drawEmblem(emblem, options);
  refuseHeavyWindow(emblem, window);
  return window;
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

function refuseHeavyWindow({ file }: EmblemFile, { full }: DrawnWindow): void {
  if (full.length <= MOST_BYTES) return;
  const advice = `the window comes to ${full.length} bytes and may have ${MOST_BYTES}. Draw with fewer, simpler shapes: in Inkscape, Path › Simplify`;
  throw new ContentProblems([{ file, field: "its weight", advice }]);
}

/** Whether a photo may be shown tomorrow, too: the site may still be built when midnight has passed. */
function mayBeShownTomorrow(photo: Picture | undefined, { consents, today }: Church): boolean {
  return photo !== undefined && mayBeShown(photo, consents, addDays(today, 1));
}

/**
 * Draws the window of every place on the way to a seat that has no photo tomorrow. Returns SVG by file name: `1.svg` is
 * the first place's.
 */
export function drawWindowsOnWay(church: Church): Map<string, string> {
  const { folder, firstVisit } = church;
  const files = new Map<string, string>();
  for (const [index, place] of (firstVisit?.way ?? []).entries()) {
    if (mayBeShownTomorrow(place.photo, church)) continue;
    files.set(`${index + 1}.svg`, drawPlaceWindow(folder, place).full);
  }
  return files;
}

const SMALL_WORDS = ["a", "an", "and", "at", "for", "in", "of", "on", "the", "to"];

/** Chooses a group's initials: "WG" for Walking Group, "PW" for PW. They are at most three, without small words. */
export function chooseInitials(name: string): string {
  const isAbbreviation = /^\p{Lu}{2,3}$/u.test(name);
  if (isAbbreviation) return name;
  const words = name.split(/[\s-]+/).filter((word) => !SMALL_WORDS.includes(word.toLowerCase()));
  const firstLetters = words.map((word) => /\p{L}/u.exec(word)?.[0] ?? "");
  const letters = firstLetters.filter((letter) => letter !== "");
  return letters.slice(0, 3).join("");
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
