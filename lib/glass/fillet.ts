import { DAYLIGHT, type Glass, mix, WHITE } from "./glass.ts";
import { type Point, polygon } from "./shapes.ts";

const PANE_LENGTH = 46;

/** The row of small panes, two colours in turn, that runs round inside the edge of a window. */
export function fillet(width: number, height: number, edge: number, glass: Glass): string {
  const tones = glass.edge.flatMap((colour) => [
    mix(colour, WHITE, 0.1),
    mix(colour, DAYLIGHT.shade, 0.14),
  ]);
  const panes = [...filletPanes(width, height, edge)];
  const shapes = tones.map((tone, i) => {
    // Every fourth pane has the same tone: the two colours take turns, and so do the two tones of each.
    const alike = panes.filter(({ nth }) => (nth % 2) * 2 + (Math.floor(nth / 2) % 2) === i);
    const shape = alike.map(({ corners }) => polygon(corners)).join("");
    return `<path d="${shape}" fill="${tone}"/>`;
  });
  return shapes.join("");
}

/** The panes, each with its number counted from the keystone outwards on both sides. */
function* filletPanes(width: number, height: number, edge: number) {
  const radius = width / 2;
  // An odd number of panes puts a keystone at the top and keeps both sides alike.
  const onHead = oddNear((Math.PI * radius) / PANE_LENGTH);
  const middle = (onHead - 1) / 2;
  const onCircle = (far: number, turns: number): Point => {
    const angle = (turns / onHead / 2 - 0.25) * 2 * Math.PI;
    return [radius + far * Math.sin(angle), radius - far * Math.cos(angle)];
  };
  for (let i = 0; i < onHead; i++) {
    const outer = [onCircle(radius + 2, i), onCircle(radius + 2, i + 1)];
    const inner = [onCircle(radius - edge, i + 1), onCircle(radius - edge, i)];
    yield { corners: [...outer, ...inner], nth: Math.abs(i - middle) };
  }

  const jamb = height - edge - radius;
  const onJamb = Math.max(1, Math.round(jamb / PANE_LENGTH));
  for (let i = 0; i < onJamb; i++) {
    const [top, bottom] = [radius + (jamb * i) / onJamb, radius + (jamb * (i + 1)) / onJamb];
    const nth = middle + 1 + i;
    yield { corners: box(0, top, edge, bottom), nth };
    yield { corners: box(width, top, width - edge, bottom), nth };
  }

  const onSill = oddNear(width / PANE_LENGTH);
  const along = width / onSill;
  for (let i = 0; i < onSill; i++) {
    const corners = box(along * i, height - edge, along * (i + 1), height);
    yield { corners, nth: middle + 1 + onJamb + Math.min(i, onSill - 1 - i) };
  }
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
