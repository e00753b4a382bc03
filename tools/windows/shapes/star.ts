import { polygon } from "./path.ts";
import { type Point, pointOnCircle } from "./point.ts";

/** A star with so many points, its first one straight up, as SVG path data. */
export function star(centre: Point, points: number, outer: number, inner: number): string {
  return polygon(starCorners(centre, points, outer, inner));
}

/** The corners of that star, point and notch in turn. */
export function starCorners(centre: Point, points: number, outer: number, inner: number): Point[] {
  return Array.from({ length: points * 2 }, (_, i) =>
    pointOnCircle(centre, i % 2 === 0 ? outer : inner, i / (points * 2)),
  );
}
