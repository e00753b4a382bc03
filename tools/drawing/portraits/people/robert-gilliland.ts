import { drawJacket } from "#tools/drawing/portraits/clothes/jacket.ts";
import { stripes } from "#tools/drawing/portraits/clothes/patterns.ts";
import { drawShirt } from "#tools/drawing/portraits/clothes/shirt.ts";
import { drawTie } from "#tools/drawing/portraits/clothes/tie.ts";
import { baldCrown } from "#tools/drawing/portraits/hair/bald-crown.ts";
import type { Sitter } from "#tools/drawing/portraits/sitter.ts";

/** Clerk of Session, in his seventies: square, solid and exact. */
export const robertGilliland: Sitter = {
  slug: "robert-gilliland",
  glass: "#2f5f78",
  skin: { base: "#ecbd9c", warmth: 0.8 },
  skull: { crown: 192, temple: 142, cheek: 150, jaw: 138, jawAt: 0.62, chin: 196, chinWidth: 68 },
  turn: -0.3,
  tilt: -1,
  eyes: { apart: 60, width: 24, open: 13, fall: 5, colour: "#6c8a9a" },
  brows: { above: 37, length: 36, thickness: 15, arch: 7, colour: "#c4c2ba" },
  nose: { length: 92, width: 36, bridge: 7, droop: 8 },
  mouth: { down: 132, width: 50, smile: 9, upper: 6, lower: 10 },
  ears: { height: 92, standOut: 30 },
  years: { smileLines: 0.9, forehead: 0.8, crowsFeet: 0.6, underEyes: 0.8, jowls: 0.7 },
  hair: { style: baldCrown, colour: "#dcdad2" },
  glasses: { width: 44, height: 29, squareness: 0.6, lift: 3, rim: 8, halfRim: true },
  body: { neck: 82, shoulders: 298, slope: 56 },
  clothes: (body) =>
    drawShirt(body, { colour: "#f5f1e6", open: 0 }) +
    drawTie("#842b1a", stripes("#d9a441", 44)) +
    drawJacket(body, { colour: "#27415a", open: 44, handkerchief: "#f5f1e6" }),
};
