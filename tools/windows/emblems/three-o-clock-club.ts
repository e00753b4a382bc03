import type { Emblem } from "#tools/windows/emblem.ts";
import { CORAL, GOLD, OPAL, SILVER, WALNUT } from "#tools/windows/glass-colours.ts";
import { lead, painted, pane, strip } from "#tools/windows/pane.ts";
import { circle, polyline } from "#tools/windows/shapes/path.ts";
import { type Point, pointOnCircle } from "#tools/windows/shapes/point.ts";

const CLOCK: Point = [200, 168];
const HOURS = Array.from({ length: 12 }, (_, hour) => hour / 12);

function marks(from: number, to: number, hours: readonly number[]): string {
  return hours
    .map((hour) => polyline([from, to].map((radius) => pointOnCircle(CLOCK, radius, hour))))
    .join("");
}

/** A clock at three, over a cup of tea. */
export const emblem: Emblem = {
  seed: 58,
  ground: [
    [0, "#15546b"],
    [0.34, "#55acb0"],
    [0.48, "#d3ead0"],
    [0.58, "#fbd489"],
    [0.8, "#dc8e50"],
    [1, "#7a3f2c"],
  ],
  fillet: ["#1d6072", "#e09a3a"],
  focus: [200, 210],
  panes: [
    pane(GOLD, circle(CLOCK, 98)),
    lead(marks(80, 98, HOURS), 4),
    pane(OPAL, circle(CLOCK, 78), 4),
    lead(marks(64, 70, HOURS), 4),
    lead(marks(60, 71, [0, 0.25, 0.5, 0.75]), 7),
    lead("M200 168v-54", 8),
    lead("M200 168h38", 11),
    pane(CORAL, circle(CLOCK, 9), 4),
    painted(
      OPAL,
      "M164 336c-12-16 12-24 0-42M196 330c-12-16 12-24 0-42M228 336c-12-16 12-24 0-42",
      6,
    ),
    strip(GOLD, "M262 378c56-14 60 62-10 66", 11),
    pane(SILVER, "M78 468c40 10 190 10 230 0-4 24-36 34-115 34s-111-10-115-34z"),
    pane(GOLD, "M116 358c0 72 22 122 77 122s77-50 77-122z"),
    pane(CORAL, "M119 392c44 14 104 14 148 0l-6 30c-38 12-98 12-136 0z", 4),
    pane(OPAL, "M116 358c0-12 34-20 77-20s77 8 77 20-34 20-77 20-77-8-77-20z"),
    pane(WALNUT, "M134 360c0-7 26-12 59-12s59 5 59 12-26 12-59 12-59-5-59-12z", 3),
  ],
  smallPanes: [
    pane(OPAL, circle([200, 178], 88), 16),
    lead("M200 178v-56M200 178h42", 15),
    strip(GOLD, "M266 364c52-12 54 66-12 66", 13, 9),
    pane(GOLD, "M112 338h160c0 92-24 136-80 136s-80-44-80-136z"),
    pane(CORAL, "M115 372h154l-8 40H123z"),
  ],
};
