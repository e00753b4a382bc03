import { drawLeadedGlass } from "./leaded-glass.ts";
import type { WindowPlan } from "./window-plan.ts";

/** How far to the side the low sun throws the head of a window, for each unit of its height. */
const LEAN = 0.44;
/** How soft the edges of the light are, in units of the drawing. */
const SOFTNESS = 4;
/** The room that soft edges need on every side, in units of the drawing. */
const ROOM = 16;

/** The id of the filter. One letter: a page may show a dozen windows. */
const FILTER = "f";

/**
 * Makes colours as pale as on plaster: a row each for red, green, blue and opacity. The less light a pane lets through,
 * the fainter it falls, and lead throws none.
 */
const PLASTER =
  "1.11 -0.44 -0.04 0 0.42 -0.13 0.8 -0.04 0 0.38 -0.13 -0.44 1.2 0 0.33 1.6 1.6 1.6 0 -.9";

/** Draws the light that falls through a window on a wall, as an SVG document: the window's own panes, leaning and soft. */
export function drawThrownLight(plan: WindowPlan): string {
  const shift = Math.round(plan.height * LEAN);
  const width = plan.width + shift + 2 * ROOM;
  const height = plan.height + 2 * ROOM;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" preserveAspectRatio="none">`,
    `<filter id="${FILTER}" filterUnits="userSpaceOnUse" color-interpolation-filters="sRGB">`,
    `<feColorMatrix values="${PLASTER}"/>`,
    `<feGaussianBlur stdDeviation="${SOFTNESS}"/></filter>`,
    `<g filter="url(#${FILTER})"><g transform="matrix(1 0-${LEAN} 1 ${shift + ROOM} ${ROOM})">`,
    drawLeadedGlass(plan),
    "</g></g></svg>",
  ].join("");
}
