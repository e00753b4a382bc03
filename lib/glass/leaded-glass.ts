import { drawBorder } from "./border.ts";
import { LEAD } from "./colour.ts";
import { drawGround } from "./draw-ground.ts";
import type { Arch } from "./geometry.ts";
import type { WindowPlan } from "./window-plan.ts";
import { writeArchPath } from "./write-path.ts";

/** The ids of the arch and of the opening inside its border. One letter each: a page may show a dozen windows. */
const ARCH = "a";
const OPENING = "o";

/** Draws the panes of a window and the lead between them, as SVG. `inFront` are shapes that lie over both. */
export function drawLeadedGlass(plan: WindowPlan, inFront = ""): string {
  const { width, height, coarseness } = plan;
  const { border, leads } = coarseness;
  const opening: Arch = {
    x: border,
    y: border,
    width: width - 2 * border,
    height: height - 2 * border,
  };
  const openingPath = writeArchPath(opening);
  return [
    `<clipPath id="${ARCH}"><path d="${writeArchPath({ x: 0, y: 0, width, height })}"/></clipPath>`,
    `<clipPath id="${OPENING}"><path d="${openingPath}"/></clipPath>`,
    `<g clip-path="url(#${ARCH})" stroke="${LEAD}" stroke-width="${leads.ground}" stroke-linejoin="round">`,
    `<g clip-path="url(#${OPENING})">${drawGround(opening, plan)}`,
    `<g stroke-width="${leads.emblem}" stroke-linecap="round">${plan.emblem}</g></g>`,
    coarseness.hasBorderPanes ? drawBorder({ width, height, border }, plan.glass) : "",
    `<path d="${openingPath}" fill="none" stroke-width="${leads.emblem}"/>`,
    inFront,
    "</g>",
  ].join("");
}
