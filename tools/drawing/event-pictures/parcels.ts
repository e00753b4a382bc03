import { el, filled, linear, type Paint } from "#tools/drawing/scenes/svg.ts";
import { mix, SHADE, WHITE } from "#tools/drawing/shapes/colour.ts";

/** A wrapped parcel standing on a table, seen a little from the left and above. */
export type Parcel = {
  id: string;
  x: number;
  foot: number;
  width: number;
  height: number;
  paper: Paint;
  ribbon: Paint;
  pattern?: "spots" | "stripes" | "stars";
  bow?: boolean;
};

/** How far the lid runs back, as a share of the width. */
const DEPTH = 0.16;

/** Draws a parcel, its paper, its ribbon both ways and a bow on top. */
export function parcel({
  id,
  x,
  foot,
  width,
  height,
  paper,
  ribbon,
  pattern,
  bow = true,
}: Parcel): string {
  const top = foot - height;
  const back = width * DEPTH;
  const face = `M${x} ${top}h${width}v${height}h${-width}z`;
  const lid = `M${x} ${top}l${back} ${-back * 0.62}h${width}l${-back} ${back * 0.62}z`;
  const side = `M${x + width} ${top}l${back} ${-back * 0.62}v${height}l${-back} ${back * 0.62}z`;
  const band = Math.max(12, width * 0.11);
  const middle = x + width / 2 - band / 2;
  return (
    linear(`${id}-face`, { x2: 1, y2: 0.6 }, [
      [0, mix(paper, WHITE, 0.14)],
      [1, mix(paper, SHADE, 0.16)],
    ]) +
    filled(side, mix(paper, SHADE, 0.5)) +
    filled(lid, mix(paper, WHITE, 0.3)) +
    filled(face, `url(#${id}-face)`) +
    (pattern
      ? wrapping(id, face, pattern, { x, top, width, height }, mix(paper, WHITE, 0.42))
      : "") +
    filled(`M${middle} ${top}h${band}v${height}h${-band}z`, ribbon) +
    filled(
      `M${middle} ${top}l${back} ${-back * 0.62}h${band}l${-back} ${back * 0.62}z`,
      mix(ribbon, WHITE, 0.3),
    ) +
    filled(`M${x} ${top + height * 0.46}h${width}v${band}h${-width}z`, mix(ribbon, SHADE, 0.1)) +
    filled(
      `M${x + width} ${top + height * 0.46}l${back} ${-back * 0.62}v${band}l${-back} ${back * 0.62}z`,
      mix(ribbon, SHADE, 0.5),
    ) +
    (bow ? bowOn(x + width / 2 + back / 2, top - back * 0.3, width * 0.2, ribbon) : "")
  );
}

function bowOn(x: number, y: number, size: number, ribbon: Paint): string {
  const loop = (side: 1 | -1) =>
    `M${x} ${y}c${side * size * 0.4} ${-size} ${side * size * 1.5} ${-size * 1.1} ${side * size * 1.4} ${-size * 0.3}c${-side * size * 0.1} ${size * 0.5} ${-side * size * 0.9} ${size * 0.5} ${-side * size * 1.4} ${size * 0.3}z`;
  const tail = (side: 1 | -1) =>
    `M${x} ${y}l${side * size * 1.0} ${size * 0.62}l${-side * size * 0.3} ${size * 0.02}l${-side * size * 0.02} ${size * 0.26}z`;
  return (
    filled(tail(-1) + tail(1), mix(ribbon, SHADE, 0.25)) +
    filled(loop(-1), mix(ribbon, WHITE, 0.18)) +
    filled(loop(1), ribbon) +
    el("ellipse", {
      cx: x,
      cy: y - size * 0.06,
      rx: size * 0.24,
      ry: size * 0.2,
      fill: mix(ribbon, SHADE, 0.2),
    })
  );
}

function wrapping(
  id: string,
  face: string,
  pattern: "spots" | "stripes" | "stars",
  { x, top, width, height }: { x: number; top: number; width: number; height: number },
  colour: Paint,
): string {
  const marks: string[] = [];
  const apart = 30;
  for (let row = 0; row * apart < height; row++) {
    for (let column = 0; column * apart < width + apart; column++) {
      const [cx, cy] = [x + (column + (row % 2) / 2) * apart, top + 14 + row * apart];
      if (pattern === "spots") marks.push(`M${cx - 5} ${cy}a5 5 0 1 1 10 0a5 5 0 1 1-10 0z`);
      if (pattern === "stars")
        marks.push(
          `M${cx} ${cy - 9}l2.5 6.500 6.500 2.500-6.500 2.500-2.500 6.500-2.500-6.500-6.500-2.500 6.500-2.500z`,
        );
      if (pattern === "stripes" && row === 0) marks.push(`M${cx} ${top}h7v${height}h-7z`);
    }
  }
  const clip = `${id}-paper`;
  return (
    el("clipPath", { id: clip }, el("path", { d: face })) +
    filled(marks.join(""), colour, { "clip-path": `url(#${clip})`, opacity: 0.75 })
  );
}
