import type { Point } from "#tools/drawing/shapes/point.ts";
import { type Detail, finePen, HALF_GABLE } from "./meeting-house-size.ts";
import {
  ASTRAGAL,
  archedIn,
  glazedIn,
  LIT,
  lines,
  type Opening,
  roundIn,
  sillOut,
  type Wall,
} from "./openings.ts";
import { drawn, filled } from "./svg.ts";
import { seen } from "./viewpoint.ts";

/** Counted from the left as one faces it. */
const gable: Wall = (along, height) => seen(0, 2 * HALF_GABLE - along, height);

const SLIM_WINDOWS = [1.75, 7.75].map(
  (middle): Opening => ({ middle, sill: 1.3, width: 0.95, height: 2.2 }),
);
const DOOR: Opening = { middle: HALF_GABLE, sill: 0, width: 1.8, height: 3.15 };
const DOOR_LEAF = 2.2;
const ROSE: Point = [HALF_GABLE, 5.6];
const ROSE_RADIUS = 0.78;

/** The open door, the two slim windows beside it, and the rose above. */
export function gableOpenings(detail: Detail): string {
  const surrounds = finePen();
  archedIn(gable, surrounds, DOOR, 0.42);
  for (const window of SLIM_WINDOWS) archedIn(gable, surrounds, sillOut(window), 0.22);
  roundIn(gable, surrounds, ROSE, ROSE_RADIUS + 0.25);
  const bars = finePen();
  for (const window of SLIM_WINDOWS) glazedIn(gable, bars, window, 2);
  const [middle, height] = ROSE;
  for (const [across, up] of [
    [0, 1],
    [1, 0],
    [0.7, 0.7],
    [0.7, -0.7],
  ] as const) {
    bars
      .move(gable(middle - across * ROSE_RADIUS, height - up * ROSE_RADIUS))
      .line(gable(middle + across * ROSE_RADIUS, height + up * ROSE_RADIUS));
  }
  return (
    filled(surrounds.path, "#a5978c") +
    filled(archedIn(gable, finePen(), DOOR).path, LIT) +
    SLIM_WINDOWS.map((window) => filled(archedIn(gable, finePen(), window).path, LIT)).join("") +
    filled(roundIn(gable, finePen(), ROSE, ROSE_RADIUS).path, LIT) +
    (detail === "full" ? drawn(ASTRAGAL, lines(bars)) + fanlight() : "") +
    doorLeaves()
  );
}

function fanlight(): string {
  const { middle, width } = DOOR;
  const pen = finePen()
    .move(gable(middle - width / 2, DOOR_LEAF))
    .line(gable(middle + width / 2, DOOR_LEAF));
  for (const lean of [-0.7, 0, 0.7]) {
    pen
      .move(gable(middle, DOOR_LEAF))
      .line(gable(middle + lean, DOOR_LEAF + 0.9 - Math.abs(lean) / 3));
  }
  return drawn(ASTRAGAL, lines(pen));
}

/** Both leaves stand open towards whoever is coming up the lane. */
function doorLeaves(): string {
  const leaf = (jamb: number, swing: number) =>
    finePen()
      .move(gable(jamb, 0))
      .line(gable(jamb, DOOR_LEAF))
      .line(seen(-0.75, 2 * HALF_GABLE - jamb - swing, DOOR_LEAF))
      .line(seen(-0.75, 2 * HALF_GABLE - jamb - swing, 0))
      .close().path;
  const half = DOOR.width / 2;
  return filled(leaf(HALF_GABLE - half, -0.45) + leaf(HALF_GABLE + half, 0.45), "#5a2028");
}
