/** A point of a drawing, in its units. */
export type Point = {
  /** How far it is from the left. */
  x: number;
  /** How far down it is. */
  y: number;
};

/** A round-headed opening, in units of its drawing: a half circle standing on two straight jambs. */
export type Arch = {
  /** Its left edge. */
  x: number;
  /** The top of its head. */
  y: number;
  width: number;
  /** From the top of its head to its sill. */
  height: number;
};

/** A piece of glass. */
export type Pane = {
  /** The point that it takes its colour from. */
  site: Point;
  /** Its corners, in the order in which its edge runs through them. */
  corners: Point[];
};

export function measureDistance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

/** Whether a point is in an opening, or on its edge. */
export function isInside(arch: Arch, point: Point): boolean {
  const radius = arch.width / 2;
  const centreOfHead: Point = { x: arch.x + radius, y: arch.y + radius };
  if (point.y < centreOfHead.y) return measureDistance(point, centreOfHead) <= radius;
  return point.x >= arch.x && point.x <= arch.x + arch.width && point.y <= arch.y + arch.height;
}

/** Gives the point in the middle of some points. There has to be one at least. */
export function findMiddle(points: readonly Point[]): Point {
  let x = 0;
  let y = 0;
  for (const point of points) {
    x += point.x;
    y += point.y;
  }
  return { x: x / points.length, y: y / points.length };
}
