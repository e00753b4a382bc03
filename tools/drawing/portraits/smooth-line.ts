import { short } from "#tools/drawing/shapes/number.ts";

export type Point = readonly [x: number, y: number];

/** A point a line passes through: smoothly, unless it is marked as a corner. */
export type Knot = Point | readonly [x: number, y: number, turn: "corner"];

/** One cubic stretch of a line: start, two handles, end. */
export type Stretch = readonly [from: Point, pull: Point, push: Point, to: Point];

// A little more than a third, which is what a circle drawn through its knots would need.
const HANDLE = 0.36;

/** The path data of a line drawn by hand through the knots, optionally back to its start. */
export function smoothLine(knots: readonly Knot[], closed = false): string {
  const stretches = stretchesThrough(knots, closed);
  const first = stretches[0]?.[0] ?? [0, 0];
  const rest = stretches.map(
    ([, pull, push, to]) => `C${[pull, push, to].map((point) => point.map(short)).join(" ")}`,
  );
  return `M${first.map(short)}${rest.join("")}${closed ? "Z" : ""}`;
}

/** A closed smooth line. */
export function smoothShape(knots: readonly Knot[]): string {
  return smoothLine(knots, true);
}

/** The cubic stretches between the knots of a line. */
export function stretchesThrough(knots: readonly Knot[], closed = false): Stretch[] {
  const last = knots.length - (closed ? 0 : 1);
  const at = (i: number) => (closed ? knots[(i + knots.length) % knots.length] : knots[i]);
  return Array.from({ length: last }, (_, i) => {
    const from = at(i) ?? [0, 0];
    const to = at(i + 1) ?? from;
    const reach = distance(from, to) * HANDLE;
    const leave = isCorner(from) ? towards(from, to) : heading(at(i - 1), from, to);
    const arrive = isCorner(to) ? towards(from, to) : heading(from, to, at(i + 2));
    return [
      [from[0], from[1]],
      [from[0] + leave[0] * reach, from[1] + leave[1] * reach],
      [to[0] - arrive[0] * reach, to[1] - arrive[1] * reach],
      [to[0], to[1]],
    ];
  });
}

/** The same knots seen in a mirror standing on x = 0, in the opposite order. */
export function mirrored(knots: readonly Knot[]): Knot[] {
  return knots
    .map((knot): Knot => {
      const [x, y] = knot;
      return isCorner(knot) ? [-x, y, "corner"] : [-x, y];
    })
    .reverse();
}

function isCorner(knot: Knot): boolean {
  return knot.length === 3;
}

/** The direction of travel at a knot; the nearer neighbour has more say in it. */
function heading(before: Knot | undefined, here: Knot, after: Knot | undefined): Point {
  if (!before) return after ? towards(here, after) : [0, 0];
  if (!after) return towards(before, here);
  const behind = distance(before, here);
  const ahead = distance(here, after);
  const into = towards(before, here);
  const out = towards(here, after);
  return unit([into[0] * ahead + out[0] * behind, into[1] * ahead + out[1] * behind]);
}

function distance(a: Knot, b: Knot): number {
  return Math.hypot(b[0] - a[0], b[1] - a[1]);
}

function towards(a: Knot, b: Knot): Point {
  return unit([b[0] - a[0], b[1] - a[1]]);
}

function unit([x, y]: Point): Point {
  const length = Math.hypot(x, y) || 1;
  return [x / length, y / length];
}
