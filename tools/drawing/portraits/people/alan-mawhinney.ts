import { drawClericalShirt } from "#tools/drawing/portraits/clothes/clerical.ts";
import { drawJacket } from "#tools/drawing/portraits/clothes/jacket.ts";
import { sideParted } from "#tools/drawing/portraits/hair/side-parted.ts";
import type { Sitter } from "#tools/drawing/portraits/sitter.ts";

/** Vacancy Convener, in his sixties: a long kind face over a clerical collar. */
export const alanMawhinney: Sitter = {
  slug: "rev-dr-alan-mawhinney",
  glass: "#2b6474",
  skin: { base: "#eec4a3", warmth: 0.4 },
  skull: { crown: 190, temple: 134, cheek: 136, jaw: 112, jawAt: 0.62, chin: 212, chinWidth: 54 },
  turn: 0.35,
  tilt: 1,
  eyes: { apart: 58, width: 25, open: 14, fall: 4, colour: "#5f7f8c" },
  brows: { above: 36, length: 35, thickness: 12, arch: 9, colour: "#7d8081" },
  nose: { length: 102, width: 30, bridge: 8, droop: 10 },
  mouth: { down: 145, width: 48, smile: 11, upper: 7, lower: 12 },
  ears: { height: 88, standOut: 28 },
  years: { smileLines: 0.6, forehead: 0.7, crowsFeet: 0.5, underEyes: 0.6, jowls: 0.2 },
  hair: { style: sideParted, colour: "#94989a" },
  glasses: { width: 45, height: 31, squareness: 0.75, lift: 2, rim: 7 },
  body: { neck: 72, shoulders: 286, slope: 62 },
  clothes: (body) =>
    drawClericalShirt(body, "#27333c") + drawJacket(body, { colour: "#3c4a52", open: 40 }),
};
