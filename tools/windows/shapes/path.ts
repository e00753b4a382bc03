import { decimals, short } from "./number.ts";
import type { Point } from "./point.ts";

/**
 * A closed shape through some corners, as SVG path data. Steps are written from corner to corner,
 * rounded to `places` decimals, so that neighbours with the same corners still meet.
 */
export function polygon(corners: readonly Point[], places = 0): string {
  return `${polyline(corners, places)}z`;
}

/** An open line through some points, written as briefly as `polygon` writes a shape. */
export function polyline(points: readonly Point[], places = 0): string {
  const scale = 10 ** places;
  const whole = points.map(([x, y]) => [Math.round(x * scale), Math.round(y * scale)] as const);
  const steps = whole.flatMap(([x, y], i) => {
    const [fromX, fromY] = whole[i - 1] ?? [0, 0];
    return [x - fromX, y - fromY];
  });
  const numbers = steps.map((step) => decimals(step / scale, places));
  return `M${closely(numbers.slice(0, 2))}l${closely(numbers.slice(2))}`;
}

/** A circle as path data, so that it can share a path with other shapes. */
export function circle([x, y]: Point, radius: number): string {
  const half = `a${short(radius)} ${short(radius)} 0 1 0`;
  return `M${closely([short(x - radius), short(y)])}${half} ${short(2 * radius)} 0${half}-${short(2 * radius)} 0z`;
}

/** Joins numbers with a space only where a minus sign does not part them already. */
function closely(numbers: readonly string[]): string {
  return numbers.join(" ").replaceAll(" -", "-");
}
