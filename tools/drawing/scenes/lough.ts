import type { Point } from "#tools/drawing/shapes/point.ts";
import { randomFrom } from "#tools/drawing/shapes/seed.ts";
import { Pen } from "./pen.ts";
import { drawn, el, filled, linear } from "./svg.ts";
import { isSeenIn, SUN, sunlit, type Window } from "./the-land.ts";

const FAR_SHORE = 650;
const NEAR_SHORE = 790;
const GLITTER = 28;
const RIPPLES = 16;

/** Drowned drumlins: left end, waterline, length, height. */
const ISLETS = [
  [846, 676, 130, 14],
  [1006, 662, 84, 8],
  [1100, 690, 150, 14],
  [1300, 664, 120, 10],
  [1392, 680, 130, 14],
] as const;

/** A sea lough with the sun's road on it. */
export function lough(window: Window): string {
  const road = new Pen()
    .move([SUN.x - 30, FAR_SHORE])
    .curve([SUN.x - 30, 690], [SUN.x - 70, 720], [SUN.x - 110, NEAR_SHORE])
    .line([SUN.x + 110, NEAR_SHORE])
    .curve([SUN.x + 70, 720], [SUN.x + 30, 690], [SUN.x + 30, FAR_SHORE])
    .close();
  return (
    sunlit("water", "#fff0c4", "#cf9e78", "#2f5668", 760) +
    linear("road", {}, [
      [0, "#fff3cc00"],
      [0.5, "#fff8dce6"],
      [1, "#fff3cc00"],
    ]) +
    el("rect", {
      x: window.x,
      y: FAR_SHORE,
      width: window.width,
      height: NEAR_SHORE - FAR_SHORE,
      fill: "url(#water)",
    }) +
    filled(road.path, "url(#road)") +
    islets(window) +
    drawn({ stroke: "#fffae6", "stroke-width": 2 }, el("path", { d: glitter() })) +
    drawn({ stroke: "#ffe2b04d", "stroke-width": 1.6 }, el("path", { d: ripples(window) }))
  );
}

/** Short bright strokes, scattered wider the nearer they come. */
function glitter(): string {
  const random = randomFrom(21);
  const pen = new Pen();
  for (let stroke = 0; stroke < GLITTER; stroke++) {
    const nearness = random();
    const y = FAR_SHORE + 3 + nearness * 82;
    const x = SUN.x + (random() - 0.5) * (44 + nearness * 190);
    const length = 5 + random() * (14 + nearness * 34);
    pen.move([x - length / 2, y]).line([x + length / 2, y]);
  }
  return pen.path;
}

function ripples(window: Window): string {
  const random = randomFrom(5);
  const pen = new Pen();
  for (let stroke = 0; stroke < RIPPLES; stroke++) {
    const at: Point = [760 + random() * 760, FAR_SHORE + 6 + random() * 84];
    const length = 20 + random() * 60;
    if (isSeenIn(window, at[0], at[0] + length)) pen.move(at).line([at[0] + length, at[1]]);
  }
  return pen.path;
}

function islets(window: Window): string {
  const seen = ISLETS.filter(([x, , length]) => isSeenIn(window, x, x + length));
  const land = new Pen();
  const reflection = new Pen();
  const scrub = new Pen();
  for (const [x, y, length, height] of seen) {
    const end: Point = [x + length, y];
    land
      .move([x, y])
      .curve([x + length * 0.2, y - height], [x + length * 0.6, y - height * 1.3], end)
      .close();
    reflection
      .move([x, y])
      .line(end)
      .curve([x + length * 0.7, y + height * 0.6], [x + length * 0.2, y + height * 0.4], [x, y])
      .close();
    scrub.move([x + length * 0.3, y - height * 0.62]).flow([
      [x + length * 0.46, y - height * 0.84],
      [x + length * 0.66, y - height * 0.8],
    ]);
  }
  return (
    filled(reflection.path, "#5a585e59") +
    filled(land.path, "url(#low)") +
    drawn(
      { stroke: "#4d5049" },
      el("path", { d: scrub.path, "stroke-width": 3 }),
      el("path", { d: scrub.path, "stroke-width": 6, "stroke-dasharray": "0 8 0 13 0 21" }),
    )
  );
}
