import { drawScarf, drawTop } from "#tools/drawing/portraits/clothes/blouse.ts";
import { drawEarrings } from "#tools/drawing/portraits/clothes/jewellery.ts";
import { shortCurls } from "#tools/drawing/portraits/hair/short-curls.ts";
import type { Sitter } from "#tools/drawing/portraits/sitter.ts";

/** Elder, in her sixties: grey curls and a bright scarf. */
export const anneStinson: Sitter = {
  slug: "anne-stinson",
  glass: "#3d7a86",
  skin: { base: "#f0c8aa", warmth: 0.7 },
  skull: { crown: 170, temple: 126, cheek: 138, jaw: 128, jawAt: 0.6, chin: 178, chinWidth: 62 },
  turn: -0.3,
  tilt: 2,
  eyes: { apart: 55, width: 25, open: 15, fall: 3, colour: "#58763f" },
  brows: { above: 36, length: 31, thickness: 9, arch: 9, colour: "#7c7168" },
  nose: { length: 80, width: 30, bridge: 5, droop: 2 },
  mouth: { down: 118, width: 50, smile: 15, upper: 6, lower: 11, parted: 10, colour: "#bf6059" },
  ears: { height: 74, standOut: 22 },
  years: { smileLines: 0.6, forehead: 0.2, crowsFeet: 0.6, underEyes: 0.4, jowls: 0.2 },
  hair: { style: shortCurls, colour: "#aaa094" },
  body: { neck: 66, shoulders: 284, slope: 72 },
  clothes: (body) => drawTop(body, "#2f5d80", 60) + drawScarf(body, "#e3a63a", "#9c3a28"),
  earrings: (head) => drawEarrings(head, "#d8e3e0"),
};
