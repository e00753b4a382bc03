import { ellipse, piece, softTone, within } from "#tools/drawing/portraits/paint.ts";
import type { Skin } from "#tools/drawing/portraits/skin.ts";
import { type Knot, smoothShape } from "#tools/drawing/portraits/smooth-line.ts";
import type { Head } from "./head.ts";

/** The face's one piece of glass and the soft tones stippled on it. The light is from upper left. */
export function drawFlesh(head: Head, skin: Skin): string {
  const { cheek, chin, crown } = head.skull;
  const [left, right] = [
    head.front(-cheek * 0.56, chin * 0.36),
    head.front(cheek * 0.5, chin * 0.36),
  ];
  const [lipX, lipY] = head.front(0, chin * 0.84);
  const tones = [
    softTone(shadeOfTheSide(head), skin.shade, 0.75, 16),
    softTone(ellipse(-cheek * 0.3, -crown * 0.5, cheek * 0.45, crown * 0.2), skin.light, 0.75, 16),
    softTone(ellipse(...left, cheek * 0.25, chin * 0.15), skin.blush, 0.55, 16),
    softTone(ellipse(...right, cheek * 0.22, chin * 0.15), skin.blush, 0.55, 16),
    softTone(
      ellipse(left[0] + 4, left[1] - chin * 0.1, cheek * 0.16, chin * 0.06),
      skin.light,
      0.6,
      8,
    ),
    softTone(ellipse(lipX, lipY, cheek * 0.16, chin * 0.035), skin.shade, 0.7, 8),
    softTone(ellipse(lipX - 4, lipY + chin * 0.075, cheek * 0.14, chin * 0.04), skin.light, 0.4, 8),
  ].join("");
  return piece(head.outline, skin.base) + within("face", head.outline, tones);
}

function shadeOfTheSide(head: Head): string {
  const edge: Knot[] = [
    head.at(0.5, -1.1),
    head.at(0.86, -0.5),
    head.at(0.84, 0.1),
    head.at(0.72, 0.5),
    head.at(0.3, 0.88),
    head.at(-0.3, 1.0),
    head.at(0, 1.2),
    head.at(1.3, 1),
    head.at(1.4, -0.6),
  ];
  return smoothShape(edge);
}
