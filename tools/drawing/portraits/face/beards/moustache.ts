import { leadLine, softTone, tone, trace, within } from "#tools/drawing/portraits/paint.ts";
import { type Knot, smoothShape } from "#tools/drawing/portraits/smooth-line.ts";
import { type Colour, CREAM, mix, SHADE } from "#tools/drawing/shapes/colour.ts";
import type { Beard } from "./beard.ts";

/** Thinner than other lead, in px, or a moustache looks stuck on. */
const MOUSTACHE_LEAD = 5;

/** A thick moustache. */
export function moustache(colour: Colour): Beard {
  return (head, lip) => {
    const { cheek } = head.skull;
    const at = (x: number, y: number): Knot => {
      const [px, py] = head.front(x * cheek, lip + y);
      return [px, py];
    };
    const right: Knot[] = [at(0.16, -35), at(0.38, -27), at(0.6, -16), at(0.42, 3), at(0.16, -2)];
    const left: Knot[] = [
      at(-0.16, -2),
      at(-0.42, 3),
      at(-0.6, -16),
      at(-0.38, -27),
      at(-0.16, -35),
    ];
    const outline = smoothShape([at(0, -30), ...right, at(0, -7), ...left]);
    const hair = (side: number, x: number) =>
      trace(
        [at(side * x * 0.5, -29), at(side * x, -18), at(side * (x + 0.12), -7)],
        4,
        mix(colour, SHADE, 0.4),
        {
          start: 0,
          end: 0,
        },
      );
    const hairs = [-1, 1].flatMap((side) => [0.1, 0.22, 0.34].map((x) => hair(side, x))).join("");
    const light = softTone(
      smoothShape([at(-0.4, -18), at(-0.2, -31), at(-0.1, -20)]),
      mix(colour, CREAM, 0.6),
      0.8,
      4,
    );
    return (
      tone(outline, colour) +
      within("moustache", outline, hairs + light) +
      leadLine(outline, MOUSTACHE_LEAD)
    );
  };
}
