import { drawVJumper } from "#tools/drawing/portraits/clothes/knitwear.ts";
import { check } from "#tools/drawing/portraits/clothes/patterns.ts";
import { drawShirt } from "#tools/drawing/portraits/clothes/shirt.ts";
import { drawTie } from "#tools/drawing/portraits/clothes/tie.ts";
import { moustache } from "#tools/drawing/portraits/face/beards/moustache.ts";
import { whiteTufts } from "#tools/drawing/portraits/hair/white-tufts.ts";
import type { Sitter } from "#tools/drawing/portraits/sitter.ts";

/** Elder, in his eighties: a farmer's ruddy face and big ears. */
export const williamMckee: Sitter = {
  slug: "william-mckee",
  glass: "#5f7142",
  skin: { base: "#eab795", warmth: 1 },
  skull: { crown: 188, temple: 126, cheek: 132, jaw: 104, jawAt: 0.62, chin: 202, chinWidth: 50 },
  turn: 0.35,
  tilt: -2,
  eyes: { apart: 54, width: 22, open: 11, fall: 6, colour: "#7396a8" },
  brows: { above: 32, length: 34, thickness: 17, arch: 6, colour: "#e6e2d8" },
  nose: { length: 100, width: 35, bridge: 9, droop: 12 },
  mouth: { down: 144, width: 44, smile: 9, upper: 4, lower: 9 },
  ears: { height: 110, standOut: 36 },
  years: { smileLines: 1, forehead: 1, crowsFeet: 1, underEyes: 1, jowls: 0.9 },
  hair: { style: whiteTufts, colour: "#efece4" },
  moustache: moustache("#e9e5db"),
  body: { neck: 68, shoulders: 276, slope: 84 },
  clothes: (body) =>
    drawShirt(body, { colour: "#f3ead3", open: 0, pattern: check("#a8563c", "#5f7a5a", 18) }) +
    drawTie("#5a3f2c") +
    drawVJumper(body, "#66743f", 150),
};
