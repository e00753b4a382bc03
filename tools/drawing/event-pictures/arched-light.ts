import { fillet } from "#tools/drawing/glass/fillet.ts";
import type { FilletColours } from "#tools/drawing/glass/glass-colours.ts";
import { type Ground, glazedCells, groundCells } from "#tools/drawing/glass/ground.ts";
import { el, filled, type Paint } from "#tools/drawing/scenes/svg.ts";
import { type Arch, archPath, insideOf } from "#tools/drawing/shapes/arch.ts";
import { LEAD } from "#tools/drawing/shapes/colour.ts";

/** A leaded window in the wall of a room. */
export type ArchedLight = Ground & {
  id: string;
  /** The dressed stone round it, and how wide that is. */
  stone: Paint;
  reveal: number;
  /** Small panes round the edge. */
  edge?: { colours: FilletColours; width: number };
  lead?: number;
};

/** Draws a leaded window with its stone surround and its sill. */
export function archedLight(light: ArchedLight): string {
  const { id, arch, stone, reveal, edge, lead = 3 } = light;
  const opening = archPath(arch);
  const around = archPath({ ...insideOf(arch, -reveal), height: arch.height + reveal });
  const border = edge
    ? fillet({ arch, width: edge.width, colours: edge.colours, paneLength: edge.width * 2 }) +
      filled(archPath(insideOf(arch, edge.width)), "none")
    : "";
  return (
    filled(around, stone) +
    el("clipPath", { id }, el("path", { d: opening })) +
    el(
      "g",
      {
        "clip-path": `url(#${id})`,
        stroke: LEAD,
        "stroke-width": lead,
        "stroke-linejoin": "round",
      },
      glazedCells(groundCells(light), light),
      border,
    ) +
    filled(opening, "none", { stroke: LEAD, "stroke-width": lead * 2.4 }) +
    sill(arch, reveal, stone)
  );
}

function sill({ x, y, width, height }: Arch, reveal: number, stone: Paint): string {
  return el("rect", {
    x: x - reveal * 1.6,
    y: y + height - 2,
    width: width + reveal * 3.2,
    height: reveal * 0.8,
    fill: stone,
  });
}
