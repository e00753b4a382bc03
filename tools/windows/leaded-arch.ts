import { type Arch, archPath, insideOf } from "#tools/windows/shapes/arch.ts";
import { type Colour, LEAD } from "#tools/windows/shapes/colour.ts";
import { decimals } from "#tools/windows/shapes/number.ts";

/** Light or shade over the glass, so far out from the brightest place (0 to 1). */
type Shade = readonly [out: number, colour: Colour, opacity: number];

/** Light from the middle outwards: its height and reach are shares of the window's. */
export type Daylight = { height: number; reach: number; shades: readonly Shade[] };

type LeadedArch = {
  width: number;
  height: number;
  /** How wide the edge round the opening is, the outer lead included. */
  edge: number;
  /** The panes that fill the opening. */
  glass: string;
  /** The panes of the edge. */
  border?: string;
  /** What stands in front, untouched by light and shade. */
  front?: string;
  daylight: Daylight;
  leads: { panes: number; opening: number; edge: number };
  lead?: Colour;
  /** A shape left open: one can see through the window there. */
  hole?: string;
};

/** Sets panes in a round-headed frame of lead that fills its sheet, as an SVG document. */
export function leadedArch({
  width,
  height,
  edge,
  glass,
  border = "",
  front = "",
  daylight,
  leads,
  lead = LEAD,
  hole = "",
}: LeadedArch): string {
  const arch: Arch = { x: 0, y: 0, width, height };
  const outline = archPath(arch);
  const opening = archPath(insideOf(arch, edge));
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<clipPath id="a"><path d="${outline}"/></clipPath>`,
    `<clipPath id="o"><path d="${opening}"/></clipPath>`,
    gradient(daylight),
    `<g clip-path="url(#a)" stroke="${lead}" stroke-width="${leads.panes}" stroke-linejoin="round">`,
    `<g clip-path="url(#o)">${glass}</g>`,
    border,
    `<path d="${opening}" fill="none" stroke-width="${leads.opening}"/>`,
    `<path d="M0 0h${width}v${height}H0z${hole}" fill="url(#d)" fill-rule="evenodd" stroke="none"/>`,
    front,
    // Half of this lead falls outside the arch and is cut off.
    `<path d="${outline}" fill="none" stroke-width="${leads.edge * 2}"/></g></svg>`,
  ].join("");
}

function gradient({ height, reach, shades }: Daylight): string {
  const stops = shades.map(
    ([out, colour, opacity]) =>
      `<stop offset="${decimals(out, 2)}" stop-color="${colour}" stop-opacity="${decimals(opacity, 2)}"/>`,
  );
  return `<radialGradient id="d" cx=".5" cy="${decimals(height, 3)}" r="${decimals(reach, 3)}">${stops.join("")}</radialGradient>`;
}
