import { drawJacket } from "#tools/drawing/portraits/clothes/jacket.ts";
import { drawPoloNeck } from "#tools/drawing/portraits/clothes/knitwear.ts";
import { herringbone } from "#tools/drawing/portraits/clothes/patterns.ts";
import { sweptBack } from "#tools/drawing/portraits/hair/swept-back.ts";
import type { Sitter } from "#tools/drawing/portraits/sitter.ts";

/** Musical Director, nearing sixty: lean, swept-back hair and a conductor's black. */
export const davidHarkness: Sitter = {
  slug: "david-harkness",
  glass: "#2b5f70",
  skin: { base: "#efc6a8", warmth: 0.3 },
  skull: { crown: 194, temple: 130, cheek: 128, jaw: 100, jawAt: 0.6, chin: 206, chinWidth: 44 },
  turn: -0.45,
  tilt: -4,
  eyes: { apart: 55, width: 25, open: 14, fall: 2, colour: "#5a4a36" },
  brows: { above: 37, length: 35, thickness: 12, arch: 11, colour: "#56595a" },
  nose: { length: 100, width: 27, bridge: 11, droop: 7 },
  mouth: { down: 140, width: 46, smile: 10, upper: 6, lower: 10 },
  ears: { height: 82, standOut: 24 },
  years: { smileLines: 0.6, forehead: 0.5, crowsFeet: 0.4, underEyes: 0.4, jowls: 0 },
  hair: { style: sweptBack, colour: "#b9bcbb" },
  glasses: { width: 41, height: 38, squareness: 0, lift: 0, rim: 7.5, colour: "#5a3420" },
  body: { neck: 68, shoulders: 280, slope: 68 },
  clothes: (body) =>
    drawPoloNeck(body, "#1f2d38") +
    drawJacket(body, { colour: "#66533f", open: 70, pattern: herringbone("#3f3226", 13) }),
};
