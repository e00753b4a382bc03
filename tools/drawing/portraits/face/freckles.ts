import { ellipse, tone } from "#tools/drawing/portraits/paint.ts";
import type { Skin } from "#tools/drawing/portraits/skin.ts";
import { randomFrom } from "#tools/drawing/shapes/seed.ts";
import type { Head } from "./head.ts";

const FRECKLES = 34;
const SEED = 7;

/** Freckles over the nose and cheeks. */
export function drawFreckles(head: Head, skin: Skin): string {
  const random = randomFrom(SEED);
  return Array.from({ length: FRECKLES }, () => {
    const across = (random() * 2 - 1) * 0.74;
    const down = 0.2 + random() * 0.24 - Math.abs(across) * 0.06;
    const [x, y] = head.front(across * head.skull.cheek, down * head.skull.chin);
    return tone(ellipse(x, y, 1.8 + random() * 1.8), skin.shade, 0.75);
  }).join("");
}
