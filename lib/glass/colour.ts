/** A colour as CSS writes it: `#` and six hexadecimal digits. */
export type Colour = `#${string}`;

/** One colour of a gradient. */
export type ColourStop = {
  /** Its place in the gradient: 0 at the beginning, 1 at the end. */
  at: number;
  /** The colour that the gradient has there. */
  colour: Colour;
};

export const WHITE: Colour = "#ffffff";
/** The lead between the panes. It is the same by day and by night: the pages themselves brighten a window. */
export const LEAD: Colour = "#15222c";
/** The colour of the corners, and of panes that are a little darker than their neighbours. */
export const SHADE: Colour = "#0b2028";
/** The colour of the sunlight in the middle of a window. */
export const SUN: Colour = "#fff6d8";

/** Mixes two colours. `amount` is 0 for the first, 1 for the second; values beyond are held to the ends. */
export function mixColours(from: Colour, to: Colour, amount: number): Colour {
  const share = Math.max(0, Math.min(1, amount));
  const start = readChannels(from);
  const mixed = readChannels(to).map((channel, index) => {
    const before = start[index] ?? 0;
    return Math.round(before + (channel - before) * share);
  });
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, "0")).join("")}`;
}

/** Reads red, green and blue, each from 0 to 255. */
function readChannels(colour: Colour): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
}

/** Tells the colour of a gradient at a place from 0 to 1. Before its first stop and after its last the colour stays. */
export function findColour(stops: readonly ColourStop[], place: number): Colour {
  const index = stops.findIndex((stop) => place <= stop.at);
  const after = stops[index];
  if (after === undefined) return stops.at(-1)?.colour ?? WHITE;
  const before = stops[index - 1];
  if (before === undefined) return after.colour;
  return mixColours(before.colour, after.colour, (place - before.at) / (after.at - before.at));
}
