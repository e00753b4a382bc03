import type { Arch, Point } from "./geometry.ts";

/** Writes the outline of an arch as the data of an SVG path. */
export function writeArchPath({ x, y, width, height }: Arch): string {
  const left = writeShortNumber(x);
  const springing = writeShortNumber(y + width / 2);
  const sill = writeShortNumber(y + height);
  const radius = writeShortNumber(width / 2);
  return `M${left} ${sill}V${springing}a${radius} ${radius} 0 0 1 ${writeShortNumber(width)} 0V${sill}z`;
}

/**
 * Writes a closed shape through some corners as the data of an SVG path. It is written in whole numbers, in steps from
 * corner to corner, which are shorter. Each corner is rounded before its step is taken, so that neighbours still meet.
 */
export function writePolygonPath(corners: readonly Point[]): string {
  let from: Point = { x: 0, y: 0 };
  const steps: string[] = [];
  for (const corner of corners) {
    const to: Point = { x: Math.round(corner.x), y: Math.round(corner.y) };
    steps.push(`${to.x - from.x} ${to.y - from.y}`);
    from = to;
  }
  const [first, ...others] = steps;
  const path = `M${first}l${others.join(" ")}z`;
  // A minus sign parts two numbers as a space does.
  return path.replaceAll(" -", "-");
}

/** Writes a number as briefly as SVG allows, ".5" for 0.5, with at most this many decimal places. */
export function writeShortNumber(value: number, places = 1): string {
  const rounded = String(Number(value.toFixed(places)));
  if (rounded === "-0") return "0";
  return rounded.replace(/^(-?)0\./, "$1.");
}
