import { drawJacket } from "#tools/drawing/portraits/clothes/jacket.ts";
import { drawShirt } from "#tools/drawing/portraits/clothes/shirt.ts";
import { fullBeard } from "#tools/drawing/portraits/face/beards/full-beard.ts";
import { quiff } from "#tools/drawing/portraits/hair/quiff.ts";
import type { Sitter } from "#tools/drawing/portraits/sitter.ts";

/** Elder, in his forties: broad and bearded, at ease without a tie. */
export const samuelOrr: Sitter = {
  slug: "samuel-orr",
  glass: "#4a6f4a",
  skin: { base: "#e8b48f", warmth: 0.5 },
  skull: { crown: 186, temple: 142, cheek: 148, jaw: 130, jawAt: 0.6, chin: 196, chinWidth: 64 },
  turn: -0.4,
  tilt: 1,
  eyes: { apart: 60, width: 27, open: 15, fall: 2, colour: "#6b5a35" },
  brows: { above: 34, length: 38, thickness: 15, arch: 6, colour: "#553722" },
  nose: { length: 94, width: 34, bridge: 9, droop: 5 },
  mouth: { down: 134, width: 46, smile: 9, upper: 6, lower: 12 },
  ears: { height: 80, standOut: 26 },
  years: { smileLines: 0, forehead: 0.25, crowsFeet: 0.4, underEyes: 0.2, jowls: 0 },
  hair: { style: quiff, colour: "#6a4730" },
  beard: fullBeard("#74492d"),
  body: { neck: 88, shoulders: 302, slope: 60 },
  clothes: (body) =>
    drawShirt(body, { colour: "#dfe7ea", open: 44 }) +
    drawJacket(body, { colour: "#3f6148", open: 62 }),
};
