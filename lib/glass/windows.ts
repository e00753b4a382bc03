import { withConsent } from "#app/content-loader/consents.server.ts";
import { contentPath } from "#app/content-loader/content-folder.server.ts";
import { ContentProblem } from "#app/content-loader/content-problem.server.ts";
import { findEmblem } from "#app/content-loader/emblems.server.ts";
import { type Group, readGroups } from "#app/content-loader/groups.server.ts";
import { peopleOf, readPeople } from "#app/content-loader/people.server.ts";
import { initialsFile, initialsOf } from "#app/text/initials.ts";
import { addDays, type Day } from "#app/time/wall-time.ts";
import { type ArchWindow, archWindow, type Make } from "./arch-window.ts";
import { crazed, quarries } from "./cells.ts";
import { type Emblem, HEIGHT, readEmblem, WIDTH } from "./emblem.ts";
import { GLASSES, type Glass, glassFor } from "./glass.ts";
import { roundel } from "./letters.ts";
import { seedOf } from "./random.ts";
import type { Point } from "./shapes.ts";
import { thrownLight } from "./thrown-light.ts";

/** For 60 px and more. */
const FULL = {
  make: {
    edge: 33,
    hasFillet: true,
    leads: { ground: 3.6, emblem: 5, outer: 13 },
    vignette: 0.36,
  },
  crazing: { count: 52, gap: 38 },
  quarriesAcross: 6,
};

/** For less: large panes, and thick leads. */
const SMALL: typeof FULL = {
  make: {
    edge: 26,
    hasFillet: false,
    leads: { ground: 8, emblem: 10, outer: 26 },
    vignette: 0.12,
  },
  crazing: { count: 9, gap: 110 },
  quarriesAcross: 3,
};

/** For who has no photo: the frame round a portrait is lead enough. */
const PORTRAIT: Make = {
  edge: 25,
  hasFillet: true,
  leads: { ground: 2.6, emblem: 4, outer: 1 },
  vignette: 0.3,
};

/** What a window may weigh in bytes: the home page shows one for every group. */
const LIMIT = 8000;

/**
 * Draws every group's window, in both its sizes, and the light that it throws: SVG by its file's name, `the-ark.svg`,
 * `the-ark.small.svg` and `the-ark.light.svg`. Throws a ContentProblem.
 */
export function drawGroupWindows(): Map<string, string> {
  const files = new Map<string, string>();
  for (const group of readGroups()) {
    const { full, small, light } = groupWindow(group);
    files.set(`${group.slug}.svg`, full).set(`${group.slug}.small.svg`, small);
    files.set(`${group.slug}.light.svg`, light);
  }
  return files;
}

type Named = Pick<Group, "slug" | "name" | "window">;

/** A group's window and its light; without an emblem, diamond panes with its initials. Throws a ContentProblem. */
export function groupWindow(group: Named) {
  const glass = glassOf(group);
  const drawing = findEmblem(group.window.emblem ?? "");
  const { panes, smallPanes, light, seed } = drawing
    ? readEmblem(drawing)
    : initialsEmblem(group.name, glass);
  const made = (emblem: string, { make, crazing, quarriesAcross }: typeof FULL): ArchWindow => ({
    width: WIDTH,
    height: HEIGHT,
    make,
    glass,
    light,
    seed: seed ?? seedOf(group.slug),
    cut: (opening, random) =>
      drawing ? crazed(opening, crazing, random) : quarries(opening, quarriesAcross),
    emblem,
  });
  const large = made(panes, FULL);
  const full = archWindow(large);
  if (drawing && full.length > LIMIT) {
    const why = `the window comes to ${full.length} bytes and may have ${LIMIT}. Draw with fewer, simpler shapes: in Inkscape, Path › Simplify`;
    throw new ContentProblem(drawing.file, "its weight", why);
  }
  const [x, y] = [WIDTH / 2, HEIGHT / 2];
  const grown = `translate(${x} ${y}) scale(1.22) translate(-${x} -${y})`;
  const small = archWindow(made(`<g transform="${grown}">${smallPanes}</g>`, SMALL));
  return { full, small, light: thrownLight(large) };
}

/** The glass that a group's facts name, or one that its own name chooses. */
function glassOf({ slug, window: { glass: name } }: Named): Glass {
  if (name === undefined) return glassFor(seedOf(slug));
  const glass = GLASSES.get(name);
  if (glass) return glass;
  const advice = `found “${name}”. Choose one of: ${[...GLASSES.keys()].join(", ")}`;
  throw new ContentProblem(contentPath(`groups/${slug}.md`), "window › glass", advice);
}

function initialsEmblem(name: string, { edge: [tint] }: Glass): Emblem {
  const letters = groupInitials(name);
  const middle: Point = [WIDTH / 2, 250];
  return {
    panes: roundel(letters, middle, 112, tint),
    smallPanes: roundel(letters, middle, 125),
    light: { focus: middle, reach: 235 },
  };
}

const SMALL_WORDS = /^(?:a|an|and|at|for|in|of|on|the|to)$/i;

/** "WG" for Walking Group, "PW" for PW: at most three letters, small words left out. */
export function groupInitials(name: string): string {
  if (/^\p{Lu}{2,3}$/u.test(name)) return name;
  const words = name.split(/[\s-]+/).filter((word) => !SMALL_WORDS.test(word));
  const letters = words.flatMap((word) => /\p{L}/u.exec(word) ?? []);
  return letters.slice(0, 3).join("");
}

/** Draws a window for whoever has no photo today, or tomorrow, should the build pass midnight: SVG by its file's name. */
export function drawInitialsWindows(today: Day): Map<string, string> {
  const people = peopleOf(readPeople());
  const unseen = people.filter(({ photo }) => !withConsent(photo, addDays(today, 1)));
  return new Map(unseen.map(({ name }) => [initialsFile(name), initialsWindow(name)]));
}

/** A window of diamond panes with somebody's initials, 300 by 375. */
export function initialsWindow(name: string): string {
  const seed = seedOf(initialsFile(name));
  const glass = glassFor(seed);
  const middle: Point = [150, 188];
  return archWindow({
    width: 300,
    height: 375,
    make: PORTRAIT,
    glass,
    light: { focus: middle, reach: 190 },
    seed,
    cut: (opening) => quarries(opening, 6),
    emblem: roundel(initialsOf(name), middle, 88, glass.edge[0]),
  });
}
