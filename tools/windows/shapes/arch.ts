import { short } from "./number.ts";
import { distance, type Point } from "./point.ts";

/** A round-headed opening: a half circle standing on two straight jambs. */
export type Arch = { x: number; y: number; width: number; height: number };

/** The outline of an arch, as SVG path data. */
export function archPath({ x, y, width, height }: Arch): string {
  const radius = short(width / 2);
  return `M${short(x)} ${short(y + height)}V${short(y + width / 2)}a${radius} ${radius} 0 0 1 ${short(width)} 0V${short(y + height)}z`;
}

/** The arch that lies so far inside another, all the way round. */
export function insideOf({ x, y, width, height }: Arch, by: number): Arch {
  return { x: x + by, y: y + by, width: width - 2 * by, height: height - 2 * by };
}

/** The middle of the half circle at the head of an arch. */
export function springingOf({ x, y, width }: Arch): Point {
  return [x + width / 2, y + width / 2];
}

/** Whether a point lies within an arch. */
export function isWithin(arch: Arch, point: Point): boolean {
  const centre = springingOf(arch);
  const [x, y] = point;
  if (y < centre[1]) return distance(point, centre) <= arch.width / 2;
  return x >= arch.x && x <= arch.x + arch.width && y <= arch.y + arch.height;
}
