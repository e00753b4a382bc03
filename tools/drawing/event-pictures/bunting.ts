import { drawn, el, filled, type Paint } from "#tools/drawing/scenes/svg.ts";
import { mix, SHADE } from "#tools/drawing/shapes/colour.ts";
import type { Point } from "#tools/drawing/shapes/point.ts";
import { onString, stringBetween } from "./bulbs.ts";

/** A string of three-cornered flags, in the colours given over and over. */
export function bunting(
  from: Point,
  to: Point,
  sag: number,
  count: number,
  colours: readonly Paint[],
): string {
  const flags = Array.from({ length: count }, (_, i) => {
    const width = 0.74 / count;
    const [x1, y1] = onString(from, to, sag, (i + 0.13) / count);
    const [x2, y2] = onString(from, to, sag, (i + 0.13) / count + width);
    const drop = Math.hypot(x2 - x1, y2 - y1) * 1.25;
    const [tipX, tipY] = [(x1 + x2) / 2, (y1 + y2) / 2 + drop];
    const colour = colours[i % colours.length] ?? "#f0b429";
    return (
      filled(`M${x1} ${y1}L${x2} ${y2}L${tipX} ${tipY}z`, colour) +
      filled(
        `M${(x1 + x2) / 2} ${(y1 + y2) / 2}L${x2} ${y2}L${tipX} ${tipY}z`,
        mix(colour, SHADE, 0.22),
      )
    );
  });
  return (
    flags.join("") +
    drawn({ stroke: "#f3e6cd", "stroke-width": 3 }, el("path", { d: stringBetween(from, to, sag) }))
  );
}
