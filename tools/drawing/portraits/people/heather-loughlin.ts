import { drawCollaredBlouse } from "#tools/drawing/portraits/clothes/blouse.ts";
import { drawEarrings } from "#tools/drawing/portraits/clothes/jewellery.ts";
import { spots } from "#tools/drawing/portraits/clothes/patterns.ts";
import { gatheredUp } from "#tools/drawing/portraits/hair/gathered-up.ts";
import type { Sitter } from "#tools/drawing/portraits/sitter.ts";

/** Elder, in her thirties, the youngest of the Session. */
export const heatherLoughlin: Sitter = {
  slug: "heather-loughlin",
  glass: "#a9584c",
  skin: { base: "#efc3a0", warmth: 0.45 },
  skull: { crown: 176, temple: 124, cheek: 126, jaw: 98, jawAt: 0.58, chin: 180, chinWidth: 42 },
  turn: -0.45,
  tilt: -3,
  eyes: { apart: 53, width: 27, open: 17, fall: -2, colour: "#5a4028", lashes: true },
  brows: { above: 38, length: 33, thickness: 9.5, arch: 9, colour: "#3a2820" },
  nose: { length: 80, width: 25, bridge: 4, droop: -3 },
  mouth: { down: 119, width: 44, smile: 11, upper: 8, lower: 13, colour: "#bb5652" },
  ears: { height: 70, standOut: 22 },
  years: { smileLines: 0, forehead: 0, crowsFeet: 0, underEyes: 0, jowls: 0 },
  hair: { style: gatheredUp, colour: "#40291f" },
  body: { neck: 54, shoulders: 244, slope: 80 },
  clothes: (body) => drawCollaredBlouse(body, "#9c3a28", 120, spots("#e6b08a", 30, 4, 300)),
  earrings: (head) => drawEarrings(head, "#e8c367"),
};
