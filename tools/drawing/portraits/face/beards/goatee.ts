import { within } from "#tools/drawing/portraits/paint.ts";
import { type Knot, smoothShape } from "#tools/drawing/portraits/smooth-line.ts";
import type { Colour } from "#tools/drawing/shapes/colour.ts";
import type { Beard } from "./beard.ts";

/** A trimmed moustache running down into a chin beard. */
export function goatee(colour: Colour): Beard {
  return (head, lip) => {
    const { cheek, chin } = head.skull;
    const at = (x: number, y: number): Knot => {
      const [px, py] = head.front(x * cheek, lip + y * chin);
      return [px, py];
    };
    const right: Knot[] = [
      at(0.2, -0.135),
      at(0.42, -0.06),
      at(0.5, 0.08),
      at(0.5, 0.2),
      at(0.4, 0.34),
    ];
    const left: Knot[] = [
      at(-0.4, 0.34),
      at(-0.5, 0.2),
      at(-0.5, 0.08),
      at(-0.42, -0.06),
      at(-0.2, -0.135),
    ];
    const round: Knot[] = [at(0, -0.12), ...right, at(0, 0.42), ...left];
    const bareChin: Knot[] = [
      at(0, -0.05),
      at(0.26, -0.03),
      at(0.4, 0.07),
      at(0.3, 0.17),
      at(0.1, 0.2),
      at(0, 0.17),
      at(-0.1, 0.2),
      at(-0.3, 0.17),
      at(-0.4, 0.07),
      at(-0.26, -0.03),
    ];
    const beard = smoothShape(round) + smoothShape(bareChin);
    const stippled = `<path d="${beard}" fill="${colour}" fill-rule="evenodd"`;
    return within(
      "goatee",
      head.outline,
      `${stippled} opacity=".5" filter="url(#soft-4)"/>${stippled} opacity=".82"/>`,
    );
  };
}
