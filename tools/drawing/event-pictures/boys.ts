import { drawn, el, filled, type Paint } from "#tools/drawing/scenes/svg.ts";
import { mix, SHADE } from "#tools/drawing/shapes/colour.ts";

/** A boy on parade, facing us: his feet at x, y, 200 px high at size 1. */
export type Boy = {
  x: number;
  y: number;
  size: number;
  jumper: Paint;
  skin: Paint;
  hair: Paint;
  /** Shirt collar and tie, for the older boys. */
  tie?: Paint;
};

const TROUSERS = "#1c2733";

export function boy({ x, y, size, jumper, skin, hair, tie }: Boy): string {
  const shade = mix(jumper, SHADE, 0.3);
  return el(
    "g",
    { transform: `translate(${x} ${y})scale(${size})` },
    el("ellipse", { cx: 0, cy: 0, rx: 46, ry: 8, fill: "#1a100a55" }),
    filled("M-24-70h22l-2 66h-22zM24-70H2l2 66h22z", TROUSERS),
    filled("M-30-6h26v8h-32q0-6 6-8zM30-6H4v8h32q0-6-6-8z", "#0e1418"),
    drawn(
      { "stroke-width": 18 },
      el("path", { d: "M-32-124q-12 26-8 52", stroke: jumper }),
      el("path", { d: "M32-124q12 26 8 52", stroke: shade }),
    ),
    el("circle", { cx: -40, cy: -64, r: 8, fill: skin }),
    el("circle", { cx: 40, cy: -64, r: 8, fill: skin }),
    filled("M-36-128q2-12 20-14h32q18 2 20 14l-4 66q-32 6-64 0z", jumper),
    filled("M8-142h8q18 2 20 14l-4 66q-10 3-20 4z", shade, { opacity: 0.6 }),
    filled("M-8-152h16v14q-8 6-16 0z", mix(skin, "#7a3220", 0.25)),
    collar(tie),
    el("ellipse", { cx: -25, cy: -172, rx: 5, ry: 7, fill: skin }),
    el("ellipse", { cx: 25, cy: -172, rx: 5, ry: 7, fill: skin }),
    el("ellipse", { cx: 0, cy: -174, rx: 25, ry: 27, fill: skin }),
    filled(
      "M-26-176C-30-204-12-210 2-208 22-208 30-196 26-176 22-186 14-192 4-190-8-188-20-190-26-176z",
      hair,
    ),
    el("circle", { cx: -9, cy: -173, r: 2.6, fill: "#1b1512" }),
    el("circle", { cx: 9, cy: -173, r: 2.6, fill: "#1b1512" }),
    drawn({ stroke: "#7a3a2c", "stroke-width": 2.6 }, el("path", { d: "M-8-161q8 7 16 0" })),
  );
}

function collar(tie: Paint | undefined): string {
  return tie
    ? filled("M-15-144l15 14 15-14 5 10-14 12H-6l-14-12z", "#dfe9f2") +
        filled("M-4-132h8l4 40-8 9-8-9z", tie)
    : filled("M-14-144q14 14 28 0l3 5q-17 16-34 0z", "#f3ead6");
}
