import { drawJacket } from "#tools/drawing/portraits/clothes/jacket.ts";
import { spots } from "#tools/drawing/portraits/clothes/patterns.ts";
import { drawShirt } from "#tools/drawing/portraits/clothes/shirt.ts";
import { drawTie } from "#tools/drawing/portraits/clothes/tie.ts";
import { goatee } from "#tools/drawing/portraits/face/beards/goatee.ts";
import { closeCrop } from "#tools/drawing/portraits/hair/close-crop.ts";
import type { Sitter } from "#tools/drawing/portraits/sitter.ts";

/** Elder, in his fifties, born in Nigeria: a broad smile and a good suit. */
export const emmanuelOkafor: Sitter = {
  slug: "emmanuel-okafor",
  glass: "#c08a4a",
  skin: { base: "#83553a", warmth: 0.3 },
  skull: { crown: 186, temple: 138, cheek: 146, jaw: 124, jawAt: 0.62, chin: 200, chinWidth: 60 },
  turn: 0.3,
  tilt: 2,
  eyes: { apart: 60, width: 27, open: 15, fall: 2, colour: "#3a2418" },
  brows: { above: 36, length: 37, thickness: 13, arch: 9, colour: "#1c1513" },
  nose: { length: 88, width: 42, bridge: 3, droop: 3 },
  mouth: { down: 134, width: 56, smile: 15, upper: 10, lower: 16, parted: 13 },
  ears: { height: 74, standOut: 25 },
  years: { smileLines: 0.6, forehead: 0.4, crowsFeet: 0.4, underEyes: 0.3, jowls: 0 },
  hair: { style: closeCrop, colour: "#221b19" },
  beard: goatee("#2b2220"),
  body: { neck: 84, shoulders: 298, slope: 58 },
  clothes: (body) =>
    drawShirt(body, { colour: "#f8f3e8", open: 0 }) +
    drawTie("#d9982a", spots("#7c2f1c", 24, 4, 40)) +
    drawJacket(body, { colour: "#3d3647", open: 46 }),
};
