import { type Colour, LEAD } from "#tools/drawing/shapes/colour.ts";
import { decimals } from "#tools/drawing/shapes/number.ts";
import { brushStroke, type Pressure } from "./brush.ts";
import type { Knot } from "./smooth-line.ts";

/** The lead round a piece of glass, in px of the 800 x 1000 picture. */
export const LEAD_WIDTH = 8;

/** How far a soft tone spreads, in px of standard deviation. */
const BLURS = [4, 8, 16, 32] as const;
type Blur = (typeof BLURS)[number];

/** The filters that soft tones refer to; once in each picture. */
export const SOFTENERS = BLURS.map(
  (blur) =>
    `<filter id="soft-${blur}" x="-60%" y="-60%" width="220%" height="220%"><feGaussianBlur stdDeviation="${blur}"/></filter>`,
).join("");

/** A piece of glass with lead round it. */
export function piece(outline: string, colour: Colour): string {
  return `<path d="${outline}" fill="${colour}" stroke="${LEAD}" stroke-width="${LEAD_WIDTH}" stroke-linejoin="round" stroke-linecap="round"/>`;
}

/** A lead line by itself. */
export function leadLine(line: string, width = LEAD_WIDTH, colour: Colour = LEAD): string {
  return `<path d="${line}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round"/>`;
}

/** A flat tone without a line round it. */
export function tone(outline: string, colour: Colour, opacity = 1): string {
  return `<path d="${outline}" fill="${colour}"${opacity < 1 ? ` opacity="${decimals(opacity, 2)}"` : ""}/>`;
}

/** A tone with melting edges, as paint stippled on glass. */
export function softTone(outline: string, colour: Colour, opacity: number, blur: Blur): string {
  return `<path d="${outline}" fill="${colour}" opacity="${decimals(opacity, 2)}" filter="url(#soft-${blur})"/>`;
}

/** A painted line that swells and thins. */
export function trace(
  knots: readonly Knot[],
  width: number,
  colour: Colour,
  pressure?: Pressure,
): string {
  return tone(brushStroke(knots, width, pressure), colour);
}

/** The outline of an ellipse. */
export function ellipse(x: number, y: number, rx: number, ry = rx): string {
  const d = decimals;
  return `M${d(x - rx, 1)} ${d(y, 1)}a${d(rx, 1)} ${d(ry, 1)} 0 1 1 ${d(rx * 2, 1)} 0a${d(rx, 1)} ${d(ry, 1)} 0 1 1 ${d(-rx * 2, 1)} 0Z`;
}

/** Keeps drawings inside an outline. The name must be the only one of its kind in the picture. */
export function within(name: string, outline: string, drawings: string): string {
  return `<clipPath id="${name}"><path d="${outline}"/></clipPath><g clip-path="url(#${name})">${drawings}</g>`;
}
