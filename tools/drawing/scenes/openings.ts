import type { Point } from "#tools/drawing/shapes/point.ts";
import { pixels } from "./meeting-house-size.ts";
import type { Pen } from "./pen.ts";
import { el } from "./svg.ts";

/** A wall seen in perspective: metres along it and up it, to a place in the drawing. */
export type Wall = (along: number, height: number) => Point;

/** A round-headed opening in a wall, in metres. */
export type Opening = { middle: number; sill: number; width: number; height: number };

/** The look of the light within, and of glazing bars against it. */
export const LIT = "url(#lit)";
export const ASTRAGAL = { stroke: "#4a321c", "stroke-width": pixels(1.25) };

/** Part of a circle's radius that makes a Bézier quarter of it. */
const QUARTER = 0.5523;

/** The outline of a round-headed opening, grown by so many metres for its dressed stone. */
export function archedIn(wall: Wall, pen: Pen, opening: Opening, grown = 0): Pen {
  const { middle, sill } = opening;
  const half = opening.width / 2 + grown;
  const springing = springingOf(opening);
  const left = middle - half;
  const right = middle + half;
  const crown = springing + half;
  const bow = half * QUARTER;
  return pen
    .move(wall(left, sill))
    .line(wall(left, springing))
    .curve(wall(left, springing + bow), wall(middle - bow, crown), wall(middle, crown))
    .curve(wall(middle + bow, crown), wall(right, springing + bow), wall(right, springing))
    .line(wall(right, sill))
    .close();
}

/** The glazing bars of a tall window: a middle bar, cross bars, and two curves meeting at the head. */
export function glazedIn(wall: Wall, pen: Pen, opening: Opening, crossBars: number): Pen {
  const { middle, sill, width } = opening;
  const springing = springingOf(opening);
  const left = middle - width / 2;
  const right = middle + width / 2;
  const crown = springing + width / 2;
  pen.move(wall(middle, sill)).line(wall(middle, crown));
  for (let bar = 1; bar <= crossBars; bar++) {
    const height = sill + ((springing - sill) * bar) / crossBars;
    pen.move(wall(left, height)).line(wall(right, height));
  }
  const lean = width * 0.42;
  const meeting: Point = wall(middle, springing + lean);
  pen
    .move(wall(left, springing))
    .curve(
      wall(left + 0.05, springing + lean / 2),
      wall(middle - lean / 2, springing + lean),
      meeting,
    )
    .curve(
      wall(middle + lean / 2, springing + lean),
      wall(right - 0.05, springing + lean / 2),
      wall(right, springing),
    );
  return pen;
}

/** A round window. */
export function roundIn(wall: Wall, pen: Pen, [middle, height]: Point, radius: number): Pen {
  const bow = radius * QUARTER;
  const top = wall(middle, height + radius);
  const right = wall(middle + radius, height);
  const foot = wall(middle, height - radius);
  const left = wall(middle - radius, height);
  return pen
    .move(top)
    .curve(wall(middle + bow, height + radius), wall(middle + radius, height + bow), right)
    .curve(wall(middle + radius, height - bow), wall(middle + bow, height - radius), foot)
    .curve(wall(middle - bow, height - radius), wall(middle - radius, height - bow), left)
    .curve(wall(middle - radius, height + bow), wall(middle - bow, height + radius), top)
    .close();
}

function springingOf({ sill, width, height }: Opening): number {
  return sill + height - width / 2;
}

/** A window's dressed stones reach a little below its glass. */
export function sillOut(window: Opening): Opening {
  return { ...window, sill: window.sill - 0.12, height: window.height + 0.12 };
}

/** What a pen has drawn, as a path that takes its stroke from the group it is in. */
export function lines(pen: Pen): string {
  return el("path", { d: pen.path });
}
