import type { Colour } from "#tools/windows/shapes/colour.ts";
import type { Point } from "#tools/windows/shapes/point.ts";

/** A pane of coloured glass; the lead round it has the window's width unless told otherwise. */
export function pane(colour: Colour, shape: string, leadWidth?: number): string {
  return `<path d="${shape}" fill="${colour}"${widthOf(leadWidth)}/>`;
}

/** Lead alone, drawn along a line: a joint across a pane, or the stem of something. */
export function lead(line: string, width?: number): string {
  return `<path d="${line}" fill="none"${widthOf(width)}/>`;
}

/** A line painted on the glass, with no lead of its own. */
export function painted(colour: Colour, line: string, width: number): string {
  return `<path d="${line}" fill="none" stroke="${colour}"${widthOf(width)}/>`;
}

/** A strip of glass so wide, held between two leads. */
export function strip(colour: Colour, line: string, width: number, leadWidth = 5): string {
  return lead(line, width + 2 * leadWidth) + painted(colour, line, width);
}

/** Panes turned about a point, clockwise, in degrees. */
export function turned(degrees: number, [x, y]: Point, panes: readonly string[]): string {
  return `<g transform="rotate(${degrees} ${x} ${y})">${panes.join("")}</g>`;
}

function widthOf(width: number | undefined): string {
  return width === undefined ? "" : ` stroke-width="${width}"`;
}
