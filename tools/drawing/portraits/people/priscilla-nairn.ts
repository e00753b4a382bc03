import { drawTop } from "#tools/drawing/portraits/clothes/blouse.ts";
import { drawEarrings, drawPendant } from "#tools/drawing/portraits/clothes/jewellery.ts";
import { drawCardigan } from "#tools/drawing/portraits/clothes/knitwear.ts";
import { sleekBob } from "#tools/drawing/portraits/hair/sleek-bob.ts";
import type { Sitter } from "#tools/drawing/portraits/sitter.ts";

/** Pastoral Worker, in her fifties, born in India and long at home here. */
export const priscillaNairn: Sitter = {
  slug: "priscilla-nairn",
  glass: "#c9903f",
  skin: { base: "#c08a62", warmth: 0.4 },
  skull: { crown: 178, temple: 130, cheek: 136, jaw: 110, jawAt: 0.58, chin: 180, chinWidth: 48 },
  turn: -0.35,
  tilt: -2,
  eyes: { apart: 55, width: 27, open: 16, fall: 0, colour: "#3f2a1c", lashes: true },
  brows: { above: 38, length: 34, thickness: 11, arch: 9, colour: "#2a1f1d" },
  nose: { length: 84, width: 29, bridge: 7, droop: 4 },
  mouth: { down: 120, width: 47, smile: 12, upper: 8, lower: 13, colour: "#a34a48" },
  ears: { height: 72, standOut: 18 },
  years: { smileLines: 0.4, forehead: 0, crowsFeet: 0.3, underEyes: 0.4, jowls: 0 },
  hair: { style: sleekBob, colour: "#2c2322" },
  body: { neck: 60, shoulders: 262, slope: 78 },
  clothes: (body) =>
    drawTop(body, "#f4efe2", 70) +
    drawPendant(body, 46, "#e8c367") +
    drawCardigan(body, "#3f6148", 170),
  earrings: (head) => drawEarrings(head, "#e8c367"),
};
