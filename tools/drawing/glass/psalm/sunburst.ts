import { pane } from "#tools/drawing/glass/pane.ts";
import { type Colour, mix, SHADE, WHITE } from "#tools/drawing/shapes/colour.ts";
import { circle, polygon } from "#tools/drawing/shapes/path.ts";
import { type Point, pointOnCircle } from "#tools/drawing/shapes/point.ts";

const RAYS = 26;
const RINGS: readonly { to: number; colours: readonly [Colour, Colour] }[] = [
  { to: 70, colours: ["#fffbe6", "#fff3c4"] },
  { to: 116, colours: ["#ffe69c", "#ffd566"] },
  { to: 164, colours: ["#f9b552", "#ef9440"] },
  { to: 214, colours: ["#d97a5e", "#b85a72"] },
  { to: 266, colours: ["#8a4f8e", "#6a4590"] },
  { to: 440, colours: ["#3f4a94", "#2c4a86"] },
];

const SUN_RADIUS = 30;

/** Rings of glass round the sun, warm at the heart and blue at the rim, one path to a tone. */
export function sunburst(sun: Point, isSeen: (corners: readonly Point[]) => boolean): string {
  let from = SUN_RADIUS;
  const rings = RINGS.map(({ to, colours }) => {
    const inner = from;
    from = to;
    const tones = colours.flatMap((colour) => [mix(colour, WHITE, 0.1), mix(colour, SHADE, 0.08)]);
    const shapes = tones.map(() => "");
    for (let ray = 0; ray < RAYS; ray++) {
      const [start, end] = [(ray - 0.5) / RAYS, (ray + 0.5) / RAYS];
      const corners = [
        pointOnCircle(sun, inner, start),
        pointOnCircle(sun, to, start),
        pointOnCircle(sun, to, end),
        pointOnCircle(sun, inner, end),
      ];
      // Counted from the top both ways, so that left and right are alike but for their shade.
      const tone = (ray % 2) * 2 + (ray % 3 === 0 ? 1 : 0);
      if (isSeen(corners)) shapes[tone] += polygon(corners);
    }
    return shapes.map((shape, i) => (shape ? pane(tones[i] ?? colours[0], shape) : "")).join("");
  });
  return rings.join("") + pane("#fffdf2", circle(sun, SUN_RADIUS));
}
