import type { Point } from "#tools/drawing/shapes/point.ts";
import { randomFrom } from "#tools/drawing/shapes/seed.ts";
import { Pen } from "./pen.ts";
import { filled, ON_THE_DRAWING, radial } from "./svg.ts";
import { isSeenIn, SUN, type Window } from "./the-land.ts";

/** Long bars of cloud: left end, height, length, thickness, strength. */
const BARS = [
  [1310, 356, 560, 26, 0.6],
  [1010, 434, 300, 11, 0.45],
  [1120, 470, 420, 18, 0.6],
  [1560, 428, 470, 20, 0.6],
  [910, 524, 320, 12, 0.5],
  [1330, 520, 250, 10, 0.7],
  [1640, 500, 380, 13, 0.55],
  [960, 562, 230, 8, 0.6],
  [1720, 280, 320, 18, 0.35],
] as const;

const LUMPS = 4;

export function clouds(window: Window): string {
  const centred = { ...ON_THE_DRAWING, cx: SUN.x, cy: SUN.y, r: 760 };
  const random = randomFrom(12);
  const seen = BARS.map(([x, y, length, thickness, opacity]) => {
    const swell = Array.from({ length: LUMPS - 1 }, () => thickness * (0.4 + random() * 0.8));
    if (!isSeenIn(window, x, x + length)) return "";
    const top = swell.map((height, i): Point => [x + (length * (i + 1)) / LUMPS, y - height]);
    const end: Point = [x + length, y];
    const sag: Point = [x + length / 2, y + thickness * 0.6];
    const cloud = new Pen()
      .move([x, y])
      .flow([...top, end])
      .bend(sag, [x, y]).path;
    const sagAbove: Point = [sag[0], sag[1] - thickness * 0.34];
    const litEdge = new Pen().move([x, y]).bend(sag, end).bend(sagAbove, [x, y]).path;
    return filled(cloud, "url(#cloud)", { opacity }) + filled(litEdge, "url(#lining)", { opacity });
  });
  return (
    radial("cloud", centred, [
      [0, "#f7b070"],
      [0.3, "#d98a6a"],
      [0.6, "#8e6a78"],
      [1, "#3d5566"],
    ]) +
    radial("lining", centred, [
      [0, "#fff0c0"],
      [0.45, "#f8b987"],
      [1, "#b98a7800"],
    ]) +
    seen.join("")
  );
}
