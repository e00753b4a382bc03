/** A point in a drawing: across, then down. */
export type Point = readonly [x: number, y: number];

/** A round-headed opening: a half circle standing on two straight jambs. */
export type Arch = { x: number; y: number; width: number; height: number };

export function distance([ax, ay]: Point, [bx, by]: Point): number {
  return Math.hypot(ax - bx, ay - by);
}

/** The point so far from a centre, at an angle in turns: 0 is straight up, a quarter is right. */
export function pointOnCircle([x, y]: Point, radius: number, turns: number): Point {
  const angle = turns * 2 * Math.PI;
  return [x + radius * Math.sin(angle), y - radius * Math.cos(angle)];
}

export function middleOf(points: readonly Point[]): Point {
  const sum = points.reduce<Point>(([x, y], [px, py]) => [x + px, y + py], [0, 0]);
  return [sum[0] / points.length, sum[1] / points.length];
}

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

export function isWithin(arch: Arch, point: Point): boolean {
  const centre = springingOf(arch);
  const [x, y] = point;
  if (y < centre[1]) return distance(point, centre) <= arch.width / 2;
  return x >= arch.x && x <= arch.x + arch.width && y <= arch.y + arch.height;
}

/**
 * A closed shape through some corners, as SVG path data: steps from corner to corner in whole
 * numbers, so that neighbours with the same corners still meet.
 */
export function polygon(corners: readonly Point[]): string {
  const whole = corners.map(([x, y]) => [Math.round(x), Math.round(y)] as const);
  const steps = whole.map(([x, y], i) => {
    const [fromX, fromY] = whole[i - 1] ?? [0, 0];
    return `${x - fromX} ${y - fromY}`;
  });
  return `M${closely(steps.slice(0, 1))}l${closely(steps.slice(1))}z`;
}

/** Writes a coordinate as briefly as SVG allows, to at most so many decimal places. */
export function short(value: number, places = 1): string {
  const rounded = String(Number(value.toFixed(places)));
  return (rounded === "-0" ? "0" : rounded).replace(/^(-?)0\./, "$1.");
}

/** Joins numbers with a space only where a minus sign does not part them already. */
function closely(numbers: readonly string[]): string {
  return numbers.join(" ").replaceAll(" -", "-");
}
