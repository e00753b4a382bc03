import type { Point } from "#tools/drawing/shapes/point.ts";
import { randomFrom } from "#tools/drawing/shapes/seed.ts";
import type { SizedPlace } from "./places.ts";
import { again, el, filled, type Paint, standing } from "./svg.ts";

const LOBES = 13;

/** A broad hedgerow tree, 95 high, foot at 0, 0; filled with the colour it is used in. */
export function broadTree(): string {
  return el(
    "g",
    { id: "tree" },
    el("path", { d: `M-5 4q3-14 1-30h9q-2 16 2 30z${crown(7)}` }),
    // Leaves on the side of the sun.
    el("path", {
      d: "M-42-40q-1-16 12-20 2-16 18-20M-30-34q2-10 10-14M-12-62q4-8 14-8M-14-40q6-9 12-9",
      fill: "none",
      stroke: "#b8935055",
      "stroke-width": 4,
      "stroke-linecap": "round",
      "stroke-dasharray": "0 5 2 6 0 7",
    }),
  );
}

/** An Irish yew: the dark flame-shaped tree of Ulster churchyards. */
export function yew(): string {
  return el(
    "g",
    { id: "yew" },
    filled(
      "M-3 3h6v-8c9-1 13-7 13-18 1-14-3-27-7-36-2-12-5-20-9-27-4 7-8 15-9 27-5 9-8 22-8 36 0 11 5 17 14 18z",
      "#0e2622",
    ),
    el("path", {
      d: "M-3-76c-5 9-6 18-7 28M-11-44c-3 10-4 20-2 28M-3-56c-2 9-3 20-2 30",
      fill: "none",
      stroke: "#b8914f80",
      "stroke-width": 2,
      "stroke-linecap": "round",
    }),
  );
}

/** Trees of one colour. Those west of the sun are turned, so that the lit side faces it. */
export function trees(planted: readonly SizedPlace[], leaf: Paint, sunAt: number): string {
  const all = planted.map(([x, y, size]) => again("tree", standing(x, y, size, x < sunAt)));
  return el("g", { fill: leaf }, ...all);
}

/** A closed outline of bulges round an uneven oval. */
function crown(seed: number): string {
  const random = randomFrom(seed);
  const outline = Array.from({ length: LOBES }, (_, i): Point => {
    const turn = (i / LOBES) * 2 * Math.PI;
    const reach = 0.84 + random() * 0.3;
    const droop = Math.sin(turn) > 0 ? 0.8 : 1.15;
    return [Math.cos(turn) * 42 * reach, -48 + Math.sin(turn) * 32 * reach * droop];
  });
  const [[startX, startY] = [0, 0] as Point] = outline;
  const bulges = outline.map(([x, y], i) => {
    const [nextX, nextY] = outline[(i + 1) % LOBES] ?? [x, y];
    const across = Math.round(nextX) - Math.round(x);
    const down = Math.round(nextY) - Math.round(y);
    const bulge = Math.round(Math.hypot(across, down) * 0.56);
    return `a${bulge} ${bulge} 0 0 1 ${across} ${down}`;
  });
  return `M${Math.round(startX)} ${Math.round(startY)}${bulges.join("")}z`.replaceAll(" -", "-");
}
