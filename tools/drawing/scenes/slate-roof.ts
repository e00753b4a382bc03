import type { Point } from "#tools/drawing/shapes/point.ts";
import { type HourOfDay, lightOf } from "./meeting-house-light.ts";
import {
  type Detail,
  EAVES,
  faceted,
  finePen,
  HALF_GABLE,
  HOUSE_LENGTH,
  OVERHANG,
  pixels,
  RIDGE_HEIGHT,
} from "./meeting-house-size.ts";
import { drawn, el, filled } from "./svg.ts";
import { seen } from "./viewpoint.ts";

const SLATE_COURSES = 7;

/** The slope of the roof that we see, its courses, and the sun along its ridge. */
export function roof(hour: HourOfDay, detail: Detail): string {
  const slope = (along: number, up: number): Point =>
    seen(along, -OVERHANG + (HALF_GABLE + OVERHANG) * up, EAVES + (RIDGE_HEIGHT - EAVES) * up);
  const slates = faceted(
    slope(-0.1, 0),
    slope(HOUSE_LENGTH + 0.3, 0),
    slope(HOUSE_LENGTH + 0.3, 1),
    slope(-0.1, 1),
  );
  const courses = finePen();
  for (let course = 1; course < SLATE_COURSES; course++) {
    const up = course / SLATE_COURSES;
    courses.move(slope(0.3, up)).line(slope(HOUSE_LENGTH + 0.3, up));
  }
  const ridge = finePen()
    .move(slope(0.6, 1))
    .line(slope(HOUSE_LENGTH + 0.3, 1)).path;
  return (
    filled(slates, "url(#slate)") +
    (detail === "full"
      ? drawn(
          { stroke: lightOf[hour].joints, "stroke-width": pixels(0.8) },
          el("path", { d: courses.path }),
        )
      : "") +
    drawn({ stroke: "url(#ridge)", "stroke-width": pixels(2) }, el("path", { d: ridge }))
  );
}
