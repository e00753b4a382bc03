import type { Ramp } from "#tools/drawing/shapes/colour.ts";
import type { Point } from "#tools/drawing/shapes/point.ts";
import type { FilletColours } from "./glass-colours.ts";
import { glazedArch } from "./glazed-arch.ts";

/** One light of the three that stand for the duties of a ruling elder, on a sheet 300 wide. */
export type ElderLight = {
  height: number;
  seed: number;
  ground: Ramp;
  fillet: FilletColours;
  focus: Point;
  panes: readonly string[];
};

/** Draws one of the three lights. */
export function elderLight({ panes, ...light }: ElderLight): string {
  return glazedArch({
    ...light,
    width: 300,
    edge: 28,
    count: Math.round(light.height / 13),
    gap: 38,
    reach: 260,
    leads: { cells: 3.6, emblem: 5, edge: 11 },
    panes: panes.join(""),
  });
}
