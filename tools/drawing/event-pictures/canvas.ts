import { el, linear, type Paint, radial, type Stops } from "#tools/drawing/scenes/svg.ts";

export const WIDTH = 1024;
export const HEIGHT = 640;

/** A picture for an event, and where its heart is, for the square cut of it. */
export type EventPicture = {
  name: string;
  /** The middle of the square, in px from the left. */
  heart: number;
  svg: string;
};

/** One whole picture: gradients and reusable figures, then everything from back to front. */
export function pictureOf(paints: readonly string[], drawings: readonly string[]): string {
  return el(
    "svg",
    { xmlns: "http://www.w3.org/2000/svg", viewBox: `0 0 ${WIDTH} ${HEIGHT}` },
    el("defs", {}, ...paints, lamplight()),
    ...drawings,
  );
}

/** A rectangle; with no place given, over the whole picture. */
export function area(fill: Paint, x = 0, y = 0, width = WIDTH, height = HEIGHT): string {
  return el("rect", { x, y, width, height, fill });
}

/** A gradient from top to bottom of what it fills. */
export function downwards(id: string, stops: Stops): string {
  return linear(id, { x2: 0, y2: 1 }, stops);
}

/** The shade that gathers in the corners of a room or a night. */
export function vignette(strength: number): string {
  const edge = Math.round(strength * 255)
    .toString(16)
    .padStart(2, "0");
  const stops: Stops = [
    [0.45, "#08141c00"],
    [1, `#08141c${edge}`],
  ];
  return radial("corners", { cx: 0.52, cy: 0.48, r: 0.75 }, stops) + area("url(#corners)");
}

/** Warm light in the air round a flame, a lamp or a window. */
export function glow(x: number, y: number, reach: number, strength = 1, depth = reach): string {
  return el("ellipse", {
    cx: x,
    cy: y,
    rx: reach,
    ry: depth,
    fill: "url(#lamplight)",
    opacity: strength,
  });
}

function lamplight(): string {
  return radial("lamplight", {}, [
    [0, "#ffe9ae"],
    [0.16, "#ffd57fb8"],
    [0.45, "#ffb84d4d"],
    [1, "#ff9d2e00"],
  ]);
}
