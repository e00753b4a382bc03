import { type HourOfDay, lightOf } from "./meeting-house-light.ts";
import {
  faceted,
  finePen,
  GABLE_WIDTH,
  HALF_GABLE,
  pixels,
  RIDGE_HEIGHT,
  WALL_HEIGHT,
} from "./meeting-house-size.ts";
import { drawn, el, filled } from "./svg.ts";
import { seen } from "./viewpoint.ts";

const COPING = 0.42;

/** The raised stones along both slopes of the gable, and the gold edge on the side of the sun. */
export function coping(hour: HourOfDay): string {
  const foot = (across: number, height: number) => seen(-0.1, across, height);
  const left = foot(GABLE_WIDTH + 0.3, WALL_HEIGHT - 0.25);
  const apex = foot(HALF_GABLE, RIDGE_HEIGHT + COPING);
  const right = foot(-0.3, WALL_HEIGHT - 0.25);
  const stones = faceted(
    left,
    apex,
    right,
    foot(-0.05, WALL_HEIGHT - 0.45),
    foot(HALF_GABLE, RIDGE_HEIGHT - 0.12),
    foot(GABLE_WIDTH + 0.05, WALL_HEIGHT - 0.45),
  );
  const corner = finePen()
    .move(seen(0, GABLE_WIDTH, 0))
    .line(seen(0, GABLE_WIDTH, WALL_HEIGHT - 0.3)).path;
  const slope = finePen().move(left).line(apex).path;
  return (
    filled(stones, lightOf[hour].coping) +
    drawn(
      { stroke: lightOf[hour].rim },
      el("path", { d: slope, "stroke-width": pixels(2.2) }),
      el("path", { d: corner, "stroke-width": pixels(1.5) }),
    )
  );
}
