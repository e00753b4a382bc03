import type { Point } from "#tools/drawing/shapes/point.ts";
import { bellcote } from "./bellcote.ts";
import { gableOpenings, sideWindows } from "./lit-openings.ts";
import { type HourOfDay, lightOf } from "./meeting-house-light.ts";
import {
  type Detail,
  faceted,
  finePen,
  GABLE_WIDTH,
  GRAIN,
  HALF_GABLE,
  HOUSE_LENGTH,
  pixels,
  RIDGE_HEIGHT,
  WALL_HEIGHT,
} from "./meeting-house-size.ts";
import { drawn, el, filled } from "./svg.ts";
import { seen } from "./viewpoint.ts";

const OVERHANG = 0.35;
const EAVES = WALL_HEIGHT - 0.15;
const COPING = 0.42;
const SLATE_COURSES = 7;
/** The height of a row of dressed corner stones, long and short in turn, in pixels. */
const QUOIN = 7.5;

/**
 * The meeting-house: gable with its door standing open, long side with four tall lit windows, a
 * bellcote and the session room behind. Its nearest corner stands at 0, 0; it is some 150 pixels
 * to the left, 250 to the right and 262 high.
 */
export function meetingHouse(hour: HourOfDay, detail: Detail = "full"): string {
  return el(
    "g",
    { transform: `scale(${GRAIN})`.replace("0.", ".") },
    sessionRoom(),
    roof(hour, detail),
    walls(detail),
    detail === "full" ? quoins() : "",
    sideWindows(detail),
    gableOpenings(detail),
    coping(hour),
    bellcote(hour),
  );
}

function roof(hour: HourOfDay, detail: Detail): string {
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

function walls(detail: Detail): string {
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
function quoins(): string {
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

/** The raised stones along both slopes of the gable, and the gold edge on the side of the sun. */
function coping(hour: HourOfDay): string {
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

/** The session room behind: a lower gabled annexe with one small window. */
function sessionRoom(): string {
  const from = HOUSE_LENGTH;
  const to = HOUSE_LENGTH + 4.2;
  const [near, far, eaves, ridge] = [1.2, 5.4, 2.7, 4.4];
  const middle = (near + far) / 2;
  const wall = faceted(
    seen(from, near, 0),
    seen(from, near, eaves),
    seen(to, near, eaves),
    seen(to, near, 0),
  );
  const slates = faceted(
    seen(from, near - 0.25, eaves - 0.1),
    seen(to + 0.2, near - 0.25, eaves - 0.1),
    seen(to + 0.2, middle, ridge),
    seen(from, middle, ridge),
  );
  const pane = faceted(
    seen(from + 2, near, 0.9),
    seen(from + 2, near, 2.1),
    seen(from + 2.9, near, 2.1),
    seen(from + 2.9, near, 0.9),
  );
  return filled(wall, "#2b3a45") + filled(slates, "#1d2b35") + filled(pane, "#ffcf7a");
}
