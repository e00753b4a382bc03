import { short } from "#tools/drawing/shapes/number.ts";
import { type Knot, type Point, type Stretch, stretchesThrough } from "./smooth-line.ts";

/** How hard the brush is pressed at its ends, as a share (0 to 1) of its full width. */
export type Pressure = { start: number; end: number };

const TAPERED: Pressure = { start: 0.15, end: 0.15 };
const STEPS_PER_STRETCH = 8;

/**
 * The outline of one brush stroke along the knots: full width in the middle, lighter at the ends,
 * as a glass painter draws a trace line.
 */
export function brushStroke(knots: readonly Knot[], width: number, pressure = TAPERED): string {
  const spine = stretchesThrough(knots).flatMap((stretch, i) => pointsAlong(stretch, i === 0));
  const sides = spine.map((point, i) => {
    const before = spine[i - 1] ?? point;
    const after = spine[i + 1] ?? point;
    const run = [after[0] - before[0], after[1] - before[1]] as const;
    const length = Math.hypot(...run) || 1;
    const half = (width / 2) * pressAt(i / (spine.length - 1), pressure);
    const across = [(-run[1] / length) * half, (run[0] / length) * half] as const;
    return {
      left: [point[0] + across[0], point[1] + across[1]] as const,
      right: [point[0] - across[0], point[1] - across[1]] as const,
    };
  });
  const edge = [...sides.map(({ left }) => left), ...sides.map(({ right }) => right).reverse()];
  return `M${edge.map(([x, y]) => `${short(x)} ${short(y)}`).join("L")}Z`;
}

/** The width of the stroke, 0 to 1, at a share of its length. */
function pressAt(along: number, { start, end }: Pressure): number {
  const lightest = along < 0.5 ? start : end;
  return lightest + (1 - lightest) * Math.sin(Math.PI * along) ** 0.7;
}

function pointsAlong([a, b, c, d]: Stretch, withStart: boolean): Point[] {
  const steps = Array.from({ length: STEPS_PER_STRETCH + 1 }, (_, i) => i / STEPS_PER_STRETCH);
  return steps.slice(withStart ? 0 : 1).map((t) => {
    const s = 1 - t;
    const at = (i: 0 | 1) =>
      s ** 3 * a[i] + 3 * s * s * t * b[i] + 3 * s * t * t * c[i] + t ** 3 * d[i];
    return [at(0), at(1)];
  });
}
