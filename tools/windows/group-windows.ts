import { contentPath } from "#app/content-loader/content-folder.server.ts";
import { ContentProblem } from "#app/content-loader/content-problem.server.ts";
import { findEmblem } from "#app/content-loader/emblems.server.ts";
import { type Group, readGroups } from "#app/content-loader/groups.server.ts";
import { archWindow, type Make } from "./arch-window.ts";
import { crazed, quarries } from "./cells.ts";
import { type Emblem, HEIGHT, readEmblem, WIDTH } from "./emblem.ts";
import { GLASSES, type Glass, glassFor } from "./glasses.ts";
import { roundel } from "./letters.ts";
import { seedOf } from "./random.ts";
import type { Point } from "./shapes.ts";

type Named = Pick<Group, "slug" | "name" | "window">;

type Size = {
  make: Make;
  crazing: Parameters<typeof crazed>[1];
  quarriesAcross: number;
};

/** For 60 px and more. */
const FULL: Size = {
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
const SMALL: Size = {
  make: {
    edge: 26,
    hasFillet: false,
    leads: { ground: 8, emblem: 10, outer: 26 },
    vignette: 0.12,
  },
  crazing: { count: 9, gap: 110 },
  quarriesAcross: 3,
};

const CENTRE = `${WIDTH / 2} ${HEIGHT / 2}`;

/** What a window may weigh in bytes: the home page shows one for every group. */
const LIMIT = 8000;

/** Draws every group's window: SVG by its file's name, `the-ark.svg` and `the-ark.small.svg`. Throws a ContentProblem. */
export function drawGroupWindows(): Map<string, string> {
  return new Map(
    readGroups().flatMap((group) => {
      const { full, small } = groupWindow(group);
      return [
        [`${group.slug}.svg`, full],
        [`${group.slug}.small.svg`, small],
      ];
    }),
  );
}

/** A group's window in both its sizes; without an emblem, diamond panes with its initials. Throws a ContentProblem. */
export function groupWindow(group: Named) {
  const glass = glassOf(group);
  const drawing = findEmblem(group.window.emblem ?? "");
  const { panes, smallPanes, light, seed } = drawing
    ? readEmblem(drawing)
    : initialsEmblem(group.name, glass);
  const draw = (emblem: string, { make, crazing, quarriesAcross }: Size) =>
    archWindow({
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
  const full = draw(panes, FULL);
  if (drawing && full.length > LIMIT) {
    const why = `the window comes to ${full.length} bytes and may have ${LIMIT}. Draw with fewer, simpler shapes: in Inkscape, Path › Simplify`;
    throw new ContentProblem(drawing.file, "its weight", why);
  }
  const grown = `translate(${CENTRE}) scale(1.22) translate(-${CENTRE.replace(" ", " -")})`;
  return { full, small: draw(`<g transform="${grown}">${smallPanes}</g>`, SMALL) };
}

/** The glass that a group's facts name, or one that its own name chooses. */
function glassOf({ slug, window: { glass: name } }: Named): Glass {
  if (name === undefined) return glassFor(seedOf(slug));
  const glass = GLASSES.get(name);
  if (glass) return glass;
  const file = contentPath(`groups/${slug}.md`);
  const advice = `found “${name}”. Choose one of: ${[...GLASSES.keys()].join(", ")}`;
  throw new ContentProblem(file, "window › glass", advice);
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
