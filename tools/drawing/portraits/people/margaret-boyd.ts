import { drawTop } from "#tools/drawing/portraits/clothes/blouse.ts";
import { drawEarrings, drawPearls } from "#tools/drawing/portraits/clothes/jewellery.ts";
import { drawCardigan } from "#tools/drawing/portraits/clothes/knitwear.ts";
import { setWaves } from "#tools/drawing/portraits/hair/set-waves.ts";
import type { Sitter } from "#tools/drawing/portraits/sitter.ts";

/** Elder, in her seventies: round and soft, with her pearls on. */
export const margaretBoyd: Sitter = {
  slug: "margaret-boyd",
  glass: "#8a5c8c",
  skin: { base: "#f2cfb6", warmth: 0.6 },
  skull: { crown: 172, temple: 130, cheek: 140, jaw: 122, jawAt: 0.58, chin: 172, chinWidth: 56 },
  turn: 0.25,
  tilt: -3,
  eyes: { apart: 54, width: 24, open: 14, fall: 5, colour: "#6f93a8" },
  brows: { above: 36, length: 31, thickness: 8, arch: 10, colour: "#bcb5a8" },
  nose: { length: 80, width: 28, bridge: 4, droop: 3 },
  mouth: { down: 116, width: 44, smile: 12, upper: 6, lower: 10, colour: "#c06a6a" },
  ears: { height: 74, standOut: 20 },
  years: { smileLines: 0.7, forehead: 0.3, crowsFeet: 0.8, underEyes: 0.6, jowls: 0.5 },
  hair: { style: setWaves, colour: "#ebe6da" },
  glasses: { width: 42, height: 34, squareness: 0.15, lift: 3, rim: 5.5, colour: "#7a3d52" },
  body: { neck: 64, shoulders: 272, slope: 78 },
  clothes: (body) =>
    drawTop(body, "#f3e3e0", 62) + drawPearls(body, 50) + drawCardigan(body, "#6d4470", 150),
  earrings: (head) => drawEarrings(head, "#f3ecdd"),
};
