import type { Point } from "#tools/drawing/shapes/point.ts";
import { Pen } from "./pen.ts";
import type { Window } from "./the-land.ts";

/** The outline of a hill against what lies behind it, from left to right. */
export type Ridge = {
  points: readonly Point[];
  /** The height of the outline at a place across. */
  at(x: number): number;
  /** The hill as a shape: the outline closed down to `foot`. */
  down(foot: number): string;
  /** A stretch of the outline, lowered a little: the edge that catches the light. */
  edge(from: number, to: number, below?: number): string;
};

const SAMPLES_PER_STRETCH = 12;
const POINTS_ON_AN_EDGE = 5;

/** A ridge that flows through some points, given from left to right. */
export function ridgeThrough(points: readonly Point[]): Ridge {
  const samples = sampled(points);
  const at = (x: number): number => {
    const next = samples.findIndex(([sampleX]) => sampleX >= x);
    const [bx, by] = samples.at(next) ?? [x, 0];
    const [ax, ay] = samples[Math.max(0, next - 1)] ?? [bx, by];
    return next <= 0 ? by : ay + ((by - ay) * (x - ax)) / (bx - ax || 1);
  };
  const [first = [0, 0] as Point, ...rest] = points;
  const end = points.at(-1) ?? first;
  return {
    points,
    at,
    down: (foot) =>
      new Pen().move(first).flow(rest).line([end[0], foot], [first[0], foot]).close().path,
    edge: (from, to, below = 1) => {
      const along = Array.from({ length: POINTS_ON_AN_EDGE }, (_, i): Point => {
        const x = from + ((to - from) * i) / (POINTS_ON_AN_EDGE - 1);
        return [x, at(x) + below];
      });
      return new Pen().move(along[0] ?? first).flow(along.slice(1)).path;
    },
  };
}

/** Points close together along the same curve that the pen draws. */
function sampled(points: readonly Point[]): Point[] {
  return points.flatMap((from, i) => {
    const to = points[i + 1];
    if (!to) return [from];
    const before = points[i - 1] ?? from;
    const after = points[i + 2] ?? to;
    return Array.from({ length: SAMPLES_PER_STRETCH }, (_, step): Point => {
      const t = step / SAMPLES_PER_STRETCH;
      return [
        between(before[0], from[0], to[0], after[0], t),
        between(before[1], from[1], to[1], after[1], t),
      ];
    });
  });
}

function between(before: number, from: number, to: number, after: number, t: number): number {
  const leaving = (to - before) / 2;
  const arriving = (after - from) / 2;
  const t2 = t * t;
  const t3 = t2 * t;
  return (
    (2 * t3 - 3 * t2 + 1) * from +
    (t3 - 2 * t2 + t) * leaving +
    (3 * t2 - 2 * t3) * to +
    (t3 - t2) * arriving
  );
}

/** A ridge, without the points that lie well outside a window. */
export function ridgeIn(window: Window, points: readonly Point[]): Ridge {
  const from = points.findLastIndex(([x]) => x < window.x);
  const to = points.findIndex(([x]) => x > window.x + window.width);
  return ridgeThrough(points.slice(Math.max(0, from - 1), to < 0 ? undefined : to + 2));
}
