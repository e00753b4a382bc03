import { ellipse, softTone, trace } from "#tools/drawing/portraits/paint.ts";
import type { Skin } from "#tools/drawing/portraits/skin.ts";
import { type Knot, smoothShape } from "#tools/drawing/portraits/smooth-line.ts";
import type { Head } from "./head.ts";

/** Measures in px. */
export type Nose = {
  /** From the eyes to under the tip. */
  length: number;
  /** Half the width across the wings. */
  width: number;
  /** How far the bridge stands out to the side, seen on the shaded side. */
  bridge: number;
  /** How far the tip hangs below the wings; below 0 it turns up. */
  droop: number;
};

/** The nose: a line down its shaded side, the wings and the underside. */
export function drawNose(head: Head, { length, width, bridge, droop }: Nose, skin: Skin): string {
  // The line runs down the side away from the light unless the head is turned that way.
  const side = head.turn > 0.15 ? 1 : head.turn < -0.15 ? -1 : 1;
  const at = (x: number, y: number): Knot => {
    const [cx] = head.front(0, Math.min(y, length * 0.8));
    return [cx + x, y];
  };
  const wings = length - Math.max(6, droop);
  const ridge = [
    at(side * 13, -6),
    at(side * (11 + bridge * 0.5), length * 0.28),
    at(side * (12 + bridge), length * 0.48),
    at(side * (width * 0.5 + bridge * 0.4), length * 0.74),
  ];
  const underside = [
    at(-width * 0.26, length - 1),
    at(0, length + 2 + Math.max(0, droop * 0.3)),
    at(width * 0.26, length - 1),
  ];
  const nostril = (s: number) => [
    at(s * width * 0.24, wings + 3),
    at(s * width * 0.44, wings - 2),
    at(s * width * 0.64, wings + 3),
  ];
  const wing = (s: number) => [
    at(s * width * 0.86, wings - 22),
    at(s * width * 1.02, wings - 8),
    at(s * width * 0.9, wings + 5),
    at(s * width * 0.72, wings + 6),
  ];
  const shade = smoothShape([
    at(10, -14),
    at(14 + bridge, length * 0.45),
    at(width * 1.1, wings - 10),
    at(width * 0.8, wings + 8),
    at(0, length + 8),
    at(width * 0.2, length * 0.7),
  ]);
  const [tipX, tipY] = at(-4, length * 0.78);
  return [
    softTone(shade, skin.shade, 0.8, 8),
    softTone(ellipse(tipX, length * 0.35, 8, length * 0.3), skin.light, 0.6, 8),
    softTone(ellipse(tipX, tipY, width * 0.34, width * 0.3), skin.light, 0.7, 8),
    softTone(ellipse(tipX + 4, tipY + 8, width * 0.8, width * 0.4), skin.blush, 0.3, 8),
    trace(ridge, 4.6, skin.deep, { start: 0, end: 0.2 }),
    trace(wing(-1), 4.6, skin.deep, { start: 0, end: 0.3 }),
    trace(wing(1), 4.6, skin.deep, { start: 0, end: 0.3 }),
    trace(nostril(-1), 5, skin.line),
    trace(nostril(1), 5, skin.line),
    trace(underside, 4, skin.deep, { start: 0, end: 0 }),
  ].join("");
}
