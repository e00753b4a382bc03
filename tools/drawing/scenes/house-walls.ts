import {
  type Detail,
  EAVES,
  faceted,
  finePen,
  GABLE_WIDTH,
  HALF_GABLE,
  HOUSE_LENGTH,
  OVERHANG,
  pixels,
  RIDGE_HEIGHT,
  WALL_HEIGHT,
} from "./meeting-house-size.ts";
import { drawn, el, filled } from "./svg.ts";
import { seen } from "./viewpoint.ts";

/** The height of a row of dressed corner stones, long and short in turn, in pixels. */
const QUOIN = 7.5;

/** The gable and the long side, on a dark plinth. */
export function walls(detail: Detail): string {
  const side = faceted(
    seen(0, 0, 0),
    seen(0, 0, WALL_HEIGHT),
    seen(HOUSE_LENGTH, 0, WALL_HEIGHT),
    seen(HOUSE_LENGTH, 0, 0),
  );
  const gable = faceted(
    seen(0, 0, 0),
    seen(0, GABLE_WIDTH, 0),
    seen(0, GABLE_WIDTH, WALL_HEIGHT),
    seen(0, HALF_GABLE, RIDGE_HEIGHT),
    seen(0, 0, WALL_HEIGHT),
  );
  const eavesShadow = faceted(
    seen(0, 0, WALL_HEIGHT - 0.5),
    seen(HOUSE_LENGTH, 0, WALL_HEIGHT - 0.5),
    seen(HOUSE_LENGTH, -OVERHANG, EAVES),
    seen(0, -OVERHANG, EAVES),
  );
  const plinth = faceted(
    seen(0, GABLE_WIDTH, 0),
    seen(0, GABLE_WIDTH, 0.4),
    seen(0, 0, 0.4),
    seen(HOUSE_LENGTH, 0, 0.4),
    seen(HOUSE_LENGTH, 0, 0),
    seen(0, 0, 0),
  );
  return (
    filled(side, "url(#side)") +
    filled(eavesShadow, "#0d1a2290") +
    filled(gable, "url(#gable)") +
    (detail === "full" ? roughStone() : "") +
    filled(plinth, "#13212a")
  );
}

/** A few stones that show through the lime, as broken lines along each wall. */
function roughStone(): string {
  const courses = finePen();
  for (let course = 0; course < 9; course++) {
    const height = 0.9 + course * 0.7;
    // Courses begin at different places, so that no stone sits right above another.
    const begin = (course * 2.3) % 1.6;
    const slope = Math.max(0, height - WALL_HEIGHT) * 1.35;
    courses
      .move(seen(0, 0.6 + begin + slope, height))
      .line(seen(0, GABLE_WIDTH - 0.8 - slope, height));
    if (height < 4)
      courses.move(seen(0.6 + begin, 0, height)).line(seen(HOUSE_LENGTH - 0.6, 0, height));
  }
  const d = courses.path;
  const stones = { "stroke-linecap": "butt", "stroke-width": pixels(2.8) };
  return drawn(
    stones,
    el("path", { d, stroke: "#c9b9ae30", "stroke-dasharray": "13 59 9 37 15 80" }),
    el("path", { d, stroke: "#10202c38", "stroke-dasharray": "0 26 11 48 15 71 8 30" }),
  );
}

/** Corner stones: a solid strip of the short ones, and dashes that make every other one long. */
export function quoins(): string {
  const upright = (along: number, across: number, width: number) => {
    const d = finePen()
      .move(seen(along, across, 0.4))
      .line(seen(along, across, WALL_HEIGHT - 0.2)).path;
    return (
      el("path", { d, "stroke-width": pixels(width) }) +
      el("path", { d, "stroke-width": pixels(width * 1.7), "stroke-dasharray": pixels(QUOIN) })
    );
  };
  return (
    drawn({ "stroke-linecap": "butt", stroke: "#a5978c" }, upright(0, GABLE_WIDTH - 0.2, 6.5)) +
    drawn({ "stroke-linecap": "butt", stroke: "#8b8785" }, upright(0, 0.2, 5)) +
    drawn({ "stroke-linecap": "butt", stroke: "#5f6b76" }, upright(0.2, 0, 5)) +
    drawn({ "stroke-linecap": "butt", stroke: "#4b5863" }, upright(HOUSE_LENGTH - 0.2, 0, 4))
  );
}
