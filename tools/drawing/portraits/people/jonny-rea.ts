import { drawHood, drawHoodie } from "#tools/drawing/portraits/clothes/hoodie.ts";
import { stubble } from "#tools/drawing/portraits/face/beards/stubble.ts";
import { tousled } from "#tools/drawing/portraits/hair/tousled.ts";
import type { Sitter } from "#tools/drawing/portraits/sitter.ts";

const GOLD_CLOTH = "#d3902a";

/** Youth Worker, under thirty, in the hooded top he wears everywhere. */
export const jonnyRea: Sitter = {
  slug: "jonny-rea",
  glass: "#7a547f",
  skin: { base: "#efc39f", warmth: 0.6 },
  skull: { crown: 182, temple: 132, cheek: 134, jaw: 112, jawAt: 0.64, chin: 200, chinWidth: 50 },
  turn: 0.4,
  tilt: 4,
  eyes: { apart: 57, width: 26, open: 16, fall: 0, colour: "#4f7890" },
  brows: { above: 35, length: 36, thickness: 13, arch: 7, colour: "#4a3122" },
  nose: { length: 92, width: 30, bridge: 7, droop: 2 },
  mouth: { down: 136, width: 54, smile: 17, upper: 6, lower: 10, parted: 15 },
  ears: { height: 82, standOut: 29 },
  years: { smileLines: 0.2, forehead: 0, crowsFeet: 0.2, underEyes: 0, jowls: 0 },
  hair: { style: tousled, colour: "#5a3b27" },
  beard: stubble("#8a5f44"),
  body: { neck: 74, shoulders: 280, slope: 66 },
  behindNeck: (body) => drawHood(body, GOLD_CLOTH),
  clothes: (body) => drawHoodie(body, GOLD_CLOTH, "#f1ebdc"),
};
