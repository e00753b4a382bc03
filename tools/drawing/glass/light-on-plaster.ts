import { type Arch, archPath } from "#tools/drawing/shapes/arch.ts";
import { cellsOf } from "#tools/drawing/shapes/cells.ts";
import { type Colour, mix, WHITE } from "#tools/drawing/shapes/colour.ts";
import { polygon } from "#tools/drawing/shapes/path.ts";
import { randomFrom, seedOf } from "#tools/drawing/shapes/seed.ts";
import { pane } from "./pane.ts";

/** The colours that fall on the wall at the head of each page, by the page's name. */
export const PAGE_LIGHT: Record<string, readonly Colour[]> = {
  events: ["#f0b429", "#ffd978", "#e2603c", "#2f97ab", "#7d5088"],
  "about-us": ["#7d5088", "#b58ab8", "#ffd978", "#2f97ab"],
  giving: ["#f0b429", "#ffd978", "#4f9468", "#e08a3c"],
  "get-involved": ["#2f97ab", "#1f6c8c", "#4f9468", "#ffd978"],
  "privacy-policy": ["#2b7088", "#6aa6b8", "#a9c6cc", "#e6d8b0"],
};

const WIDTH = 900;
const HEIGHT = 560;
const LIGHT_WIDTH = 170;
const LIGHT_FOOT = 450;
const LEAN = -26;

/** Where the three lights stand before they lean: the middle one is the taller. */
const LIGHTS: readonly Arch[] = [
  { x: 310, y: 70 },
  { x: 526, y: 20 },
  { x: 742, y: 70 },
].map(({ x, y }) => ({ x, y, width: LIGHT_WIDTH, height: LIGHT_FOOT - y }));

/** Coloured light from three windows, fallen aslant on a plastered wall and fading to nothing. */
export function lightOnPlaster(page: string, colours: readonly Colour[]): string {
  const random = randomFrom(seedOf(page));
  const lights = LIGHTS.map((light, i) => {
    const cells = cellsOf({
      bounds: [light.x, light.y, light.x + light.width, light.y + light.height],
      count: 14,
      gap: 44,
      random,
    });
    const panes = cells.map(({ corners }) => {
      const colour = colours[Math.floor(random() * colours.length)] ?? WHITE;
      return pane(mix(colour, WHITE, random() * 0.25), polygon(corners));
    });
    return [
      `<clipPath id="l${i}"><path d="${archPath(light)}"/></clipPath>`,
      `<g clip-path="url(#l${i})">${panes.join("")}</g>`,
    ].join("");
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="xMaxYMin slice">`,
    `<filter id="b" x="-5%" y="-5%" width="110%" height="110%"><feGaussianBlur stdDeviation="5"/></filter>`,
    `<linearGradient id="f" gradientUnits="userSpaceOnUse" x1="0" y1="20" x2="0" y2="425">`,
    `<stop stop-color="#fff"/><stop offset=".3" stop-color="#fff" stop-opacity=".85"/>`,
    `<stop offset=".62" stop-color="#fff" stop-opacity=".34"/>`,
    `<stop offset="1" stop-color="#fff" stop-opacity="0"/></linearGradient>`,
    `<mask id="m"><path d="M0 0h${WIDTH}v${HEIGHT}H0z" fill="url(#f)"/></mask>`,
    `<g opacity=".5" mask="url(#m)"><g filter="url(#b)" transform="skewX(${LEAN})" stroke="#faf5ea" stroke-width="7">`,
    ...lights,
    `</g></g></svg>`,
  ].join("");
}
