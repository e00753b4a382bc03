/** A place in a drawing: across, then down. */
export type Point = readonly [x: number, y: number];

/** How far apart two points are. */
export function distance([ax, ay]: Point, [bx, by]: Point): number {
  return Math.hypot(ax - bx, ay - by);
}

/** The point so far from a centre, at an angle in turns: 0 is straight up, a quarter is right. */
export function pointOnCircle([x, y]: Point, radius: number, turns: number): Point {
  const angle = turns * 2 * Math.PI;
  return [x + radius * Math.sin(angle), y - radius * Math.cos(angle)];
}

/** The middle of several points. */
export function middleOf(points: readonly Point[]): Point {
  const sum = points.reduce<Point>(([x, y], [px, py]) => [x + px, y + py], [0, 0]);
  return [sum[0] / points.length, sum[1] / points.length];
}
