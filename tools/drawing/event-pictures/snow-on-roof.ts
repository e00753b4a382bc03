import { type Knot, smoothShape } from "#tools/drawing/portraits/smooth-line.ts";
import {
  HALF_GABLE,
  HOUSE_LENGTH,
  RIDGE_HEIGHT,
  WALL_HEIGHT,
} from "#tools/drawing/scenes/meeting-house-size.ts";
import { drawn, el, filled } from "#tools/drawing/scenes/svg.ts";
import { seen } from "#tools/drawing/scenes/viewpoint.ts";
import type { Point } from "#tools/drawing/shapes/point.ts";

const EAVES = WALL_HEIGHT - 0.15;
const OVERHANG = 0.35;
const FOLDS = 16;
/** How far up the slates the lower edge lies, as shares of the slope. */
const LIE_OF_THE_SNOW = [0.1, 0.02, 0.05, 0.14, 0.04, 0.01, 0.08, 0.03, 0.12, 0.02, 0.06];

/** Snow lying on the slates and along the coping, drawn over a meeting-house at 0, 0. */
export function snowOnRoof(): string {
  const slope = (along: number, up: number): Point =>
    seen(along, -OVERHANG + (HALF_GABLE + OVERHANG) * up, EAVES + (RIDGE_HEIGHT - EAVES) * up);
  const edge = Array.from({ length: FOLDS + 1 }, (_, i) =>
    slope(0.3 + (HOUSE_LENGTH * i) / FOLDS, LIE_OF_THE_SNOW[i % LIE_OF_THE_SNOW.length] ?? 0),
  );
  const roof = smoothShape([
    ...edge,
    corner(slope(HOUSE_LENGTH + 0.3, 0.04)),
    corner(slope(HOUSE_LENGTH + 0.3, 1)),
    corner(slope(1.2, 1)),
    corner(slope(0.35, 0.84)),
    corner(slope(0.3, 0.1)),
  ]);
  const coping = [
    seen(-0.1, 9.7, WALL_HEIGHT - 0.2),
    seen(-0.1, HALF_GABLE, RIDGE_HEIGHT + 0.5),
    seen(-0.1, -0.2, WALL_HEIGHT - 0.2),
  ].map(written);
  return (
    el(
      "linearGradient",
      { id: "roof-snow", x2: 0.3, y2: 1 },
      el("stop", { offset: 0, "stop-color": "#e3ebf6" }),
      el("stop", { offset: 1, "stop-color": "#8ea8cb" }),
    ) +
    filled(roof, "url(#roof-snow)") +
    drawn(
      { stroke: "#e9f0fa", "stroke-width": 3.4, "stroke-linejoin": "round" },
      el("path", { d: `M${coping.join("L")}` }),
    )
  );
}

function corner([x, y]: Point): Knot {
  return [x, y, "corner"];
}

function written([x, y]: Point): string {
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
}
