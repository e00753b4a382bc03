/** A point in a drawing: across, then down. */
export type Point = [x: number, y: number];

/** A round-headed opening: a half circle standing on two straight jambs. */
export type Arch = { x: number; y: number; width: number; height: number };

export function distance([ax, ay]: Point, [bx, by]: Point): number {
  return Math.hypot(ax - bx, ay - by);
}

export function archPath({ x, y, width, height }: Arch): string {
  const radius = short(width / 2);
  return `M${short(x)} ${short(y + height)}V${short(y + width / 2)}a${radius} ${radius} 0 0 1 ${short(width)} 0V${short(y + height)}z`;
}

export function isWithin({ x, y, width, height }: Arch, point: Point): boolean {
  const springing: Point = [x + width / 2, y + width / 2];
  const [across, down] = point;
  if (down < springing[1]) return distance(point, springing) <= width / 2;
  return across >= x && across <= x + width && down <= y + height;
}

/** A closed shape through some corners, as SVG path data, in whole numbers: neighbours with the same corners still meet. */
export function polygon(corners: Point[]): string {
  const steps = corners.map(([x, y], i) => {
    const [fromX, fromY] = corners[i - 1] ?? [0, 0];
    return `${Math.round(x) - Math.round(fromX)} ${Math.round(y) - Math.round(fromY)}`;
  });
  // A minus sign parts numbers as a space does.
  return `M${steps[0]}l${steps.slice(1).join(" ")}z`.replaceAll(" -", "-");
}

/** Writes a coordinate as briefly as SVG allows, to at most so many decimal places. */
export function short(value: number, places = 1): string {
  const rounded = String(Number(value.toFixed(places)));
  return (rounded === "-0" ? "0" : rounded).replace(/^(-?)0\./, "$1.");
}
