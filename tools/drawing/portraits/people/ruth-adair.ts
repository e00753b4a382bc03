import { drawPendant } from "#tools/drawing/portraits/clothes/jewellery.ts";
import { drawRoundJumper } from "#tools/drawing/portraits/clothes/knitwear.ts";
import { longWaves } from "#tools/drawing/portraits/hair/long-waves.ts";
import type { Sitter } from "#tools/drawing/portraits/sitter.ts";

/** Elder, in her forties: red hair, freckles and a ready laugh. */
export const ruthAdair: Sitter = {
  slug: "ruth-adair",
  glass: "#c58a3a",
  skin: { base: "#f5d3ba", warmth: 0.5, freckles: true },
  skull: { crown: 180, temple: 128, cheek: 131, jaw: 100, jawAt: 0.6, chin: 190, chinWidth: 40 },
  turn: 0.4,
  tilt: 3,
  eyes: { apart: 55, width: 26, open: 16, fall: 0, colour: "#5d7f58", lashes: true },
  brows: { above: 38, length: 33, thickness: 9, arch: 9, colour: "#8e4a26" },
  nose: { length: 86, width: 25, bridge: 5, droop: -2 },
  mouth: { down: 128, width: 48, smile: 15, upper: 7, lower: 12, parted: 12, colour: "#c25b4d" },
  ears: { height: 70, standOut: 18 },
  years: { smileLines: 0.3, forehead: 0, crowsFeet: 0.3, underEyes: 0.1, jowls: 0 },
  hair: { style: longWaves, colour: "#b1572a" },
  body: { neck: 58, shoulders: 256, slope: 82 },
  clothes: (body) => drawRoundJumper(body, "#1f6070") + drawPendant(body, 104, "#e8c367"),
};
