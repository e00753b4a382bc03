import { SHADE, SUN } from "./colour.ts";
import { drawLeadedGlass } from "./leaded-glass.ts";
import type { WindowPlan } from "./window-plan.ts";
import { writeArchPath, writeShortNumber } from "./write-path.ts";

/** The id of the daylight. One letter: a page may show a dozen windows. */
const DAYLIGHT = "d";

/** Draws a round-headed stained-glass window, which fills its sheet to the edges, as an SVG document. */
export function drawArchWindow(plan: WindowPlan): string {
  const { width, height, coarseness } = plan;
  const arch = writeArchPath({ x: 0, y: 0, width, height });
  const daylight = `<path d="M0 0h${width}v${height}H0z" fill="url(#${DAYLIGHT})" stroke="none"/>`;
  // Half of this lead falls outside the arch and is cut off.
  const outerLead = `<path d="${arch}" fill="none" stroke-width="${coarseness.leads.outer * 2}"/>`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    writeDaylight(coarseness.cornerShade),
    drawLeadedGlass(plan, daylight + outerLead),
    "</svg>",
  ].join("");
}

/** A little sun in the middle, and shade in the corners. */
function writeDaylight(cornerShade: number): string {
  return [
    `<radialGradient id="${DAYLIGHT}" cx=".5" cy=".42" r=".68">`,
    `<stop offset="0" stop-color="${SUN}" stop-opacity=".16"/>`,
    `<stop offset=".48" stop-color="${SUN}" stop-opacity=".04"/>`,
    `<stop offset="1" stop-color="${SHADE}" stop-opacity="${writeShortNumber(cornerShade, 2)}"/>`,
    "</radialGradient>",
  ].join("");
}
