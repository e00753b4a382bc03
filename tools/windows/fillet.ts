import { type Arch, insideOf, springingOf } from "#tools/windows/shapes/arch.ts";
import { type Colour, mix, SHADE, WHITE } from "#tools/windows/shapes/colour.ts";
import { polygon } from "#tools/windows/shapes/path.ts";
import { type Point, pointOnCircle } from "#tools/windows/shapes/point.ts";
import { pane } from "./pane.ts";

type Fillet = {
  arch: Arch;
  width: number;
  colours: readonly [Colour, Colour];
  /** How long a small pane is, more or less. */
  paneLength?: number;
};

/** The row of small panes, two colours in turn, that runs round inside the edge of a window. */
export function fillet({ arch, width, colours, paneLength = 46 }: Fillet): string {
  const tones = colours.flatMap((colour) => [mix(colour, WHITE, 0.1), mix(colour, SHADE, 0.14)]);
  const shapes = tones.map(() => "");
  for (const { corners, place } of filletPanes(arch, width, paneLength)) {
    // Every fourth pane has the same tone, so the two colours alternate and each of them varies.
    const tone = (place % 2) * 2 + (Math.floor(place / 2) % 2);
    shapes[tone] += polygon(corners);
  }
  return shapes.map((shape, i) => pane(tones[i] ?? colours[0], shape)).join("");
}

/** The panes, each with its place counted from the keystone outwards on both sides. */
function filletPanes(arch: Arch, width: number, paneLength: number) {
  const inner = insideOf(arch, width);
  const centre = springingOf(arch);
  const radius = arch.width / 2;
  const foot = arch.y + arch.height;
  const panes: { corners: Point[]; place: number }[] = [];

  // An odd number of panes puts a keystone at the top and keeps both sides alike.
  const onHead = oddNear((Math.PI * radius) / paneLength);
  const middle = (onHead - 1) / 2;
  for (let i = 0; i < onHead; i++) {
    const [from, to] = [i / onHead / 2 - 0.25, (i + 1) / onHead / 2 - 0.25];
    panes.push({
      corners: [
        pointOnCircle(centre, radius + 2, from),
        pointOnCircle(centre, radius + 2, to),
        pointOnCircle(centre, radius - width, to),
        pointOnCircle(centre, radius - width, from),
      ],
      place: Math.abs(i - middle),
    });
  }

  const jamb = inner.y + inner.height - centre[1];
  const onJamb = Math.max(1, Math.round(jamb / paneLength));
  for (let i = 0; i < onJamb; i++) {
    const [top, bottom] = [i, i + 1].map((n) => centre[1] + (jamb * n) / onJamb) as [
      number,
      number,
    ];
    for (const [outer, edge] of [
      [arch.x, inner.x],
      [arch.x + arch.width, inner.x + inner.width],
    ] as const) {
      panes.push({
        corners: [
          [outer, top],
          [edge, top],
          [edge, bottom],
          [outer, bottom],
        ],
        place: middle + 1 + i,
      });
    }
  }

  const onSill = oddNear(arch.width / paneLength);
  for (let i = 0; i < onSill; i++) {
    const [from, to] = [i, i + 1].map((n) => arch.x + (arch.width * n) / onSill) as [
      number,
      number,
    ];
    panes.push({
      corners: [
        [from, foot - width],
        [to, foot - width],
        [to, foot],
        [from, foot],
      ],
      place: middle + 1 + onJamb + Math.min(i, onSill - 1 - i),
    });
  }
  return panes;
}

function oddNear(count: number): number {
  return Math.max(1, 2 * Math.round((count - 1) / 2) + 1);
}
