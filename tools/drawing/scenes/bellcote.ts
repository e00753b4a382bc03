import { type HourOfDay, lightOf } from "./meeting-house-light.ts";
import { faceted, finePen, HALF_GABLE, pixels, RIDGE_HEIGHT } from "./meeting-house-size.ts";
import { archedIn, type Wall } from "./openings.ts";
import { drawn, el, filled } from "./svg.ts";
import { seen } from "./viewpoint.ts";

const HALF_WIDTH = 0.72;
const DEPTH = 1;
const FOOT = RIDGE_HEIGHT - 0.35;
const SHOULDER = RIDGE_HEIGHT + 1.75;
const TOP = SHOULDER + 0.95;
const FINIAL = TOP + 0.45;
const front: Wall = (along, height) => seen(-0.12, HALF_GABLE - along, height);

/** The little stone house for the bell, on top of the gable, with daylight behind the bell. */
export function bellcote(hour: HourOfDay): string {
  const eaves = HALF_WIDTH + 0.16;
  const stone = faceted(
    front(-HALF_WIDTH, FOOT),
    front(-HALF_WIDTH, SHOULDER),
    front(HALF_WIDTH, SHOULDER),
    front(HALF_WIDTH, FOOT),
  );
  const shadedSide = faceted(
    front(HALF_WIDTH, FOOT),
    front(HALF_WIDTH, SHOULDER),
    seen(DEPTH, HALF_GABLE - HALF_WIDTH, SHOULDER),
    seen(DEPTH, HALF_GABLE - HALF_WIDTH, FOOT),
  );
  const cap = faceted(front(-eaves, SHOULDER), front(0, TOP), front(eaves, SHOULDER));
  const capSide = faceted(
    front(0, TOP),
    front(eaves, SHOULDER),
    seen(DEPTH, HALF_GABLE - eaves, SHOULDER),
    seen(DEPTH, HALF_GABLE, TOP),
  );
  const light = archedIn(front, finePen(), {
    middle: 0,
    sill: FOOT + 0.4,
    width: 0.85,
    height: 1.55,
  });
  const lip = front(0.3, FOOT + 0.62);
  const bell = finePen()
    .move(front(-0.3, FOOT + 0.62))
    .curve(front(-0.12, FOOT + 0.8), front(-0.3, FOOT + 1.4), front(0, FOOT + 1.45))
    .curve(front(0.3, FOOT + 1.4), front(0.12, FOOT + 0.8), lip)
    .close();
  const rim = finePen()
    .move(front(-HALF_WIDTH, FOOT))
    .line(front(-HALF_WIDTH, SHOULDER))
    .move(front(-eaves, SHOULDER))
    .line(front(0, TOP))
    .line(front(0, FINIAL));
  const ball = front(0, FINIAL);
  return (
    filled(shadedSide + capSide, "#1b2933") +
    filled(stone, lightOf[hour].side[0]) +
    filled(light.path, hour === "dawn" ? "#ffd894" : "#8fa6c2") +
    filled(bell.path, "#241c1a") +
    filled(cap, "#2a3741") +
    drawn({ stroke: lightOf[hour].rim, "stroke-width": pixels(1.7) }, el("path", { d: rim.path })) +
    el("circle", {
      cx: Math.round(pixels(ball[0])),
      cy: Math.round(pixels(ball[1])),
      r: pixels(2.6),
      fill: lightOf[hour].rim,
    })
  );
}
