import { piece, trace } from "#tools/drawing/portraits/paint.ts";
import type { Skin } from "#tools/drawing/portraits/skin.ts";
import { type Knot, smoothShape } from "#tools/drawing/portraits/smooth-line.ts";
import type { Head } from "./head.ts";

/** Height in px from the top of the ear to the lobe, and how far it stands out from the head. */
export type Ears = { height: number; standOut: number };

/** Both ears; the head is drawn over their inner halves. */
export function drawEars(head: Head, { height, standOut }: Ears, skin: Skin): string {
  return [-1, 1]
    .map((side) => {
      // The ear on the far side of a turned head is half hidden.
      const reach = standOut * (1 - 0.4 * side * head.turn);
      const [x, y] = head.at(side, 0.1);
      const place = (out: number, down: number): Knot => [
        x + side * (out * reach - 4),
        y + (down - 0.45) * height,
      ];
      const outline = smoothShape([
        place(-0.9, 0.1),
        place(0.35, -0.02),
        place(0.95, 0.12),
        place(0.98, 0.4),
        place(0.62, 0.72),
        place(0.42, 0.97),
        place(-0.2, 1),
        place(-0.9, 0.8),
      ]);
      const fold = [place(0.05, 0.2), place(0.52, 0.18), place(0.6, 0.38), place(0.3, 0.62)];
      return piece(outline, side > 0 ? skin.shade : skin.base) + trace(fold, 5, skin.deep);
    })
    .join("");
}
