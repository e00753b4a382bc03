import { type Colour, mix, WHITE } from "./colour.ts";
import { type Arch, insideOf, type Point, pointOnCircle, polygon, springingOf } from "./shapes.ts";

const PANE_LENGTH = 46;

/** The row of small panes, two colours in turn, that runs round inside the edge of a window. */
export function fillet(
  arch: Arch,
  width: number,
  colours: readonly [Colour, Colour],
  shade: Colour,
): string {
  const tones = colours.flatMap((colour) => [mix(colour, WHITE, 0.1), mix(colour, shade, 0.14)]);
  const shapes = tones.map(() => "");
  for (const { corners, fromKeystone } of filletPanes(arch, width)) {
    // Every fourth pane has the same tone, so the two colours alternate and each of them varies.
    shapes[(fromKeystone % 2) * 2 + (Math.floor(fromKeystone / 2) % 2)] += polygon(corners);
  }
  return shapes.map((shape, i) => `<path d="${shape}" fill="${tones[i]}"/>`).join("");
}

/** The panes, each with its number counted from the keystone outwards on both sides. */
function filletPanes(arch: Arch, width: number) {
  const inner = insideOf(arch, width);
  const centre = springingOf(arch);
  const radius = arch.width / 2;
  const foot = arch.y + arch.height;
  const panes: { corners: Point[]; fromKeystone: number }[] = [];

  // An odd number of panes puts a keystone at the top and keeps both sides alike.
  const onHead = oddNear((Math.PI * radius) / PANE_LENGTH);
  const middle = (onHead - 1) / 2;
  for (let i = 0; i < onHead; i++) {
    const [from, to] = [i / onHead / 2 - 0.25, (i + 1) / onHead / 2 - 0.25];
    const corners = [
      pointOnCircle(centre, radius + 2, from),
      pointOnCircle(centre, radius + 2, to),
      pointOnCircle(centre, radius - width, to),
      pointOnCircle(centre, radius - width, from),
    ];
    panes.push({ corners, fromKeystone: Math.abs(i - middle) });
  }

  const jamb = inner.y + inner.height - centre[1];
  const onJamb = Math.max(1, Math.round(jamb / PANE_LENGTH));
  for (let i = 0; i < onJamb; i++) {
    const [top, bottom] = [centre[1] + (jamb * i) / onJamb, centre[1] + (jamb * (i + 1)) / onJamb];
    for (const [outer, edge] of [
      [arch.x, inner.x],
      [arch.x + arch.width, inner.x + inner.width],
    ] as const) {
      panes.push({ corners: box(outer, top, edge, bottom), fromKeystone: middle + 1 + i });
    }
  }

  const onSill = oddNear(arch.width / PANE_LENGTH);
  const along = arch.width / onSill;
  for (let i = 0; i < onSill; i++) {
    panes.push({
      corners: box(arch.x + along * i, foot - width, arch.x + along * (i + 1), foot),
      fromKeystone: middle + 1 + onJamb + Math.min(i, onSill - 1 - i),
    });
  }
  return panes;
}

function box(left: number, top: number, right: number, bottom: number): Point[] {
  return [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ];
}

function oddNear(count: number): number {
  return Math.max(1, 2 * Math.round((count - 1) / 2) + 1);
}
