import { type Colour, CREAM, LEAD, mix } from "#tools/drawing/shapes/colour.ts";
import { short } from "#tools/drawing/shapes/number.ts";
import { type Random, randomFrom, seedOf } from "#tools/drawing/shapes/seed.ts";

const COLUMNS = 6;
const ROWS = 6;
const LEAD_BETWEEN_PANES = 6;
const SOLDER_JOINT = 5.5;

/** Other colours that stray into a window, as a glazier uses up what is on the bench. */
const STRAYS: readonly Colour[] = ["#f2cf7c", "#9cc8ca", "#f0dcc0"];
const SHARE_OF_STRAYS = 0.3;

/** The window behind a sitter: upright panes of one tint, palest round the head. */
export function drawPanes(name: string, tint: Colour, width: number, height: number): string {
  const random = randomFrom(seedOf(name));
  const xs = cuts(COLUMNS, width, random);
  const ys = cuts(ROWS, height, random);
  let panes = "";
  for (const [row, top] of ys.slice(0, -1).entries()) {
    for (const [column, left] of xs.slice(0, -1).entries()) {
      const right = xs[column + 1] ?? width;
      const bottom = ys[row + 1] ?? height;
      const fromHead = Math.hypot(
        (left + right) / 2 / width - 0.42,
        (top + bottom) / 2 / height - 0.33,
      );
      const colour = paneColour(tint, fromHead, random);
      const outline = `M${short(left)} ${short(top)}H${short(right)}V${short(bottom)}H${short(left)}Z`;
      const thickness = random() < 0.5 ? "thick-left" : "thick-right";
      panes += `<path d="${outline}" fill="${colour}"/><path d="${outline}" fill="url(#${thickness})"/>`;
    }
  }
  return `${GLASS}${panes}<rect width="${width}" height="${height}" fill="url(#glow)"/>${leads(xs, ys, tint)}`;
}

function paneColour(tint: Colour, fromHead: number, random: Random): Colour {
  const paleness = 0.14 + 0.5 * Math.max(0, 1 - fromHead / 0.7) + (random() - 0.5) * 0.24;
  const stray = STRAYS[Math.floor(random() * STRAYS.length)] ?? tint;
  const pane = mix(tint, CREAM, paleness);
  return random() < SHARE_OF_STRAYS ? mix(pane, stray, 0.38) : pane;
}

/** Lead between the panes, with a drop of solder where two strips meet. */
function leads(xs: readonly number[], ys: readonly number[], tint: Colour): string {
  const [width, height] = [xs.at(-1) ?? 0, ys.at(-1) ?? 0];
  const inner = { xs: xs.slice(1, -1), ys: ys.slice(1, -1) };
  const strips = [
    ...inner.xs.map((x) => `M${short(x)} 0V${height}`),
    ...inner.ys.map((y) => `M0 ${short(y)}H${width}`),
  ].join("");
  const joints = inner.xs
    .flatMap((x) => inner.ys.map((y) => `M${short(x)} ${short(y)}h0`))
    .join("");
  const colour = mix(LEAD, tint, 0.22);
  return (
    `<path d="${strips}" fill="none" stroke="${colour}" stroke-width="${LEAD_BETWEEN_PANES}"/>` +
    `<path d="${joints}" stroke="${colour}" stroke-width="${SOLDER_JOINT * 2}" stroke-linecap="round"/>`
  );
}

/** Evenly spaced cuts from 0 to the length, each a little out, as a glazier cuts by hand. */
function cuts(parts: number, length: number, random: Random): number[] {
  const step = length / parts;
  return Array.from({ length: parts + 1 }, (_, i) =>
    i === 0 || i === parts ? i * step : (i + (random() - 0.5) * 0.12) * step,
  );
}

/** Old glass is thicker, and darker, towards one edge; light gathers behind the head. */
const GLASS = [
  ["thick-left", 'x1="0" y1="0" x2="1" y2=".6"'],
  ["thick-right", 'x1="1" y1=".2" x2="0" y2="1"'],
]
  .map(
    ([name, direction]) =>
      `<linearGradient id="${name}" ${direction}><stop offset="0" stop-color="#15222c" stop-opacity=".15"/><stop offset=".55" stop-color="${CREAM}" stop-opacity=".16"/><stop offset="1" stop-color="${CREAM}" stop-opacity="0"/></linearGradient>`,
  )
  .concat(
    `<radialGradient id="glow" cx=".44" cy=".38" r=".56"><stop offset="0" stop-color="${CREAM}" stop-opacity=".6"/><stop offset=".5" stop-color="${CREAM}" stop-opacity=".28"/><stop offset="1" stop-color="${CREAM}" stop-opacity="0"/></radialGradient>`,
  )
  .join("");
