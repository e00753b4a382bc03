import { type ArchWindow, leadedGlass } from "./arch-window.ts";

/** How far to the side the low sun throws the head of a window, for each unit of its height. */
const LEAN = 0.44;
/** How soft the light's edges are, and the room that they need round it. */
const [SOFTNESS, ROOM] = [4, 16];

/** The light that falls through a window on a wall, as an SVG document: its own panes, leaning, soft, and with no lead. */
export function thrownLight(window: ArchWindow): string {
  const reach = Math.round(window.height * LEAN);
  const [width, height] = [window.width + reach + 2 * ROOM, window.height + 2 * ROOM];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" preserveAspectRatio="none">`,
    // Pale as on plaster. The less light a pane lets through, the fainter: lead none.
    '<filter id="f" filterUnits="userSpaceOnUse" color-interpolation-filters="sRGB">',
    '<feColorMatrix values="1.11 -0.44 -0.04 0 0.42 -0.13 0.8 -0.04 0 0.38 -0.13 -0.44 1.2 0 0.33 1.6 1.6 1.6 0 -.9"/>',
    `<feGaussianBlur stdDeviation="${SOFTNESS}"/></filter>`,
    `<g filter="url(#f)"><g transform="matrix(1 0-${LEAN} 1 ${reach + ROOM} ${ROOM})">${leadedGlass(window)}</g></g></svg>`,
  ].join("");
}
