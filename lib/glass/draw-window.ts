import { drawArchWindow } from "./arch-window.ts";
import type { EmblemDrawing } from "./emblem-drawing.ts";
import type { Point } from "./geometry.ts";
import { chooseGlass, findGlass, type Glass } from "./glasses.ts";
import { drawRoundel } from "./letters.ts";
import { makeSeed } from "./random.ts";
import { type Emblem, readEmblem } from "./read-emblem.ts";
import { SHEET } from "./sheet.ts";
import { drawThrownLight } from "./thrown-light.ts";
import type { Coarseness, Ground, WindowPlan } from "./window-plan.ts";

/** The picture in a window: a drawing, or letters in a round pane. */
export type WindowPicture = { emblem: EmblemDrawing } | { initials: string };

/** What makes a window differ from others with the same picture. */
export type WindowOptions = {
  /** Any words. They choose how the glass is broken, and its colours if `glass` is missing. */
  seed: string;
  /** The colours, one of `glassNames`. */
  glass?: string;
};

/** A window, as three SVG documents. */
export type DrawnWindow = {
  /** The window for sizes from 60 px: 400 by 560 units. */
  full: string;
  /** The window for smaller sizes: it has as many units, but large panes and thick leads. */
  small: string;
  /** The light that the full window throws on a wall. */
  light: string;
};

/** How a window is made that is shown at a certain size. */
type Size = {
  coarseness: Coarseness;
  /** How its ground is broken behind a drawing. */
  groundOfEmblem: Ground;
  /** How its ground is broken behind initials. */
  groundOfInitials: Ground;
};

/** How a window is drawn for sizes from 60 px. */
const FULL: Size = {
  coarseness: {
    border: 33,
    hasBorderPanes: true,
    leads: { ground: 3.6, emblem: 5, outer: 13 },
    cornerShade: 0.36,
  },
  groundOfEmblem: { kind: "irregular", count: 52, gap: 38 },
  groundOfInitials: { kind: "diamonds", across: 6 },
};

/** How a window is drawn for smaller sizes. */
const SMALL: Size = {
  coarseness: {
    border: 26,
    hasBorderPanes: false,
    leads: { ground: 8, emblem: 10, outer: 26 },
    cornerShade: 0.12,
  },
  groundOfEmblem: { kind: "irregular", count: 9, gap: 110 },
  groundOfInitials: { kind: "diamonds", across: 3 },
};

/** How much larger an emblem is drawn in a small window, whose border may be narrower. */
const ENLARGED = 1.22;

/**
 * Draws a stained-glass window with an emblem or with initials, and its light. The same words and drawings always give
 * the same window. Throws an EmblemProblem if the drawing cannot be used, and a RangeError if there is no such glass.
 */
export function drawWindow(picture: WindowPicture, options: WindowOptions): DrawnWindow {
  const seed = makeSeed(options.seed);
  const glass = options.glass === undefined ? chooseGlass(seed) : findGlass(options.glass);
  const hasDrawing = "emblem" in picture;
  const emblem = hasDrawing ? readEmblem(picture.emblem) : drawInitials(picture.initials, glass);
  const makePlan = (size: Size, shapes: string): WindowPlan => ({
    width: SHEET.width,
    height: SHEET.height,
    coarseness: size.coarseness,
    ground: hasDrawing ? size.groundOfEmblem : size.groundOfInitials,
    glass,
    light: emblem.light,
    seed: emblem.seed ?? seed,
    emblem: shapes,
  });
  const full = makePlan(FULL, emblem.shapes);
  const small = makePlan(SMALL, enlarge(emblem.smallShapes));
  return { full: drawArchWindow(full), small: drawArchWindow(small), light: drawThrownLight(full) };
}

function drawInitials(letters: string, glass: Glass): Emblem {
  const centre: Point = { x: SHEET.width / 2, y: 250 };
  return {
    shapes: drawRoundel({ letters, centre, radius: 112, ring: glass.border.main }),
    smallShapes: drawRoundel({ letters, centre, radius: 125 }),
    light: { focus: centre, reach: 235 },
    seed: undefined,
  };
}

function enlarge(shapes: string): string {
  const x = SHEET.width / 2;
  const y = SHEET.height / 2;
  const place = `translate(${x} ${y}) scale(${ENLARGED}) translate(-${x} -${y})`;
  return `<g transform="${place}">${shapes}</g>`;
}
