import { softTone, trace, within } from "#tools/drawing/portraits/paint.ts";
import type { Skin } from "#tools/drawing/portraits/skin.ts";
import { type Knot, smoothShape } from "#tools/drawing/portraits/smooth-line.ts";
import { type Colour, mix } from "#tools/drawing/shapes/colour.ts";
import type { Eyes } from "./eyes.ts";
import type { Head } from "./head.ts";
import type { Mouth } from "./mouth.ts";
import type { Nose } from "./nose.ts";

/** What the years and much smiling have written on a face, each from 0 (nothing) to 1 (deep). */
export type Years = {
  smileLines: number;
  forehead: number;
  crowsFeet: number;
  underEyes: number;
  jowls: number;
};

export type Features = { eyes: Eyes; nose: Nose; mouth: Mouth };

/** The lines of a life, over the flesh and under the features. */
export function drawYears(head: Head, features: Features, years: Years, skin: Skin): string {
  const lines = [
    smileLines(head, features, years.smileLines, skin),
    foreheadLines(head, years.forehead, skin),
    crowsFeet(head, features.eyes, years.crowsFeet, skin),
    underEyes(head, features.eyes, years.underEyes, skin),
    jowls(head, features.mouth, years.jowls, skin),
  ].join("");
  return within("years", head.outline, lines);
}

function smileLines(head: Head, { nose, mouth }: Features, depth: number, skin: Skin): string {
  if (depth === 0) return "";
  return bothSides((side) => {
    const [inner, outer] = [nose.width + 8, mouth.width + 17];
    const line: Knot[] = [
      head.front(side * inner, nose.length - 12),
      head.front(side * (inner * 0.4 + outer * 0.6 + 5), (nose.length + mouth.down) / 2 - 8),
      head.front(side * outer, mouth.down - 4),
    ];
    const fold: Knot[] = [...line, ...line.map(([x, y]): Knot => [x - side * 8, y + 4]).reverse()];
    return (
      softTone(smoothShape(fold), skin.shade, 0.7 * depth, 4) +
      trace(line, 2 + 2.4 * depth, lineColour(skin, depth), { start: 0.2, end: 0 })
    );
  });
}

function foreheadLines(head: Head, depth: number, skin: Skin): string {
  if (depth === 0) return "";
  const line = (down: number, reach: number): string =>
    trace(
      [
        head.at(-reach, down + 0.025),
        head.at(-reach * 0.4, down),
        head.at(reach * 0.3, down + 0.012),
        head.at(reach, down + 0.02),
      ],
      1.5 + 2.8 * depth,
      skin.shade,
      { start: 0, end: 0 },
    );
  return line(-0.44, 0.42) + (depth > 0.5 ? line(-0.53, 0.34) : "");
}

function crowsFeet(head: Head, eyes: Eyes, depth: number, skin: Skin): string {
  if (depth === 0) return "";
  return bothSides((side) => {
    const [x, y] = head.front(side * (eyes.apart + eyes.width + 11), eyes.fall + 2);
    const ray = (rise: number) =>
      trace(
        [
          [x, y + rise * 0.35],
          [x + side * 10, y + rise * 0.75],
          [x + side * 19, y + rise * 1.4],
        ],
        1.4 + 2.4 * depth,
        lineColour(skin, depth),
        { start: 0.3, end: 0 },
      );
    return ray(-9) + ray(2) + (depth > 0.5 ? ray(12) : "");
  });
}

function underEyes(head: Head, eyes: Eyes, depth: number, skin: Skin): string {
  if (depth === 0) return "";
  return bothSides((side) => {
    const below = eyes.open * 0.5 + 13;
    const line: Knot[] = [
      head.front(side * (eyes.apart - eyes.width * 0.85), below - 5),
      head.front(side * (eyes.apart - eyes.width * 0.1), below + 4),
      head.front(side * (eyes.apart + eyes.width * 0.75), below - 4),
    ];
    return trace(line, 1.6 + 2.4 * depth, skin.shade, { start: 0.1, end: 0 });
  });
}

function jowls(head: Head, mouth: Mouth, depth: number, skin: Skin): string {
  if (depth === 0) return "";
  return bothSides((side) =>
    trace(
      [
        head.front(side * (mouth.width + 14), mouth.down + 24),
        head.front(side * (mouth.width + 15), mouth.down + 36),
        head.front(side * (mouth.width + 8), mouth.down + 46),
      ],
      1.5 + 2.4 * depth,
      lineColour(skin, depth),
      { start: 0, end: 0 },
    ),
  );
}

/** A light touch for the young, whose lines come and go; a surer one for the old. */
function lineColour(skin: Skin, depth: number): Colour {
  return mix(skin.shade, skin.deep, depth * 0.8);
}

function bothSides(draw: (side: -1 | 1) => string): string {
  return draw(-1) + draw(1);
}
