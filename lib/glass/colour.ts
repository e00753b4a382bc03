/** A colour as CSS writes it: `#` and six hexadecimal digits. */
export type Colour = `#${string}`;

/** One colour of a gradient. */
export type ColourStop = {
  /** Its place in the gradient: 0 at the beginning, 1 at the end. */
  at: number;
  /** The colour that the gradient has there. */
  colour: Colour;
};

/** The parts of a colour, each from 0 to 255. */
type Channels = { red: number; green: number; blue: number };

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
  const end = readChannels(to);
  return writeColour({
    red: start.red + (end.red - start.red) * share,
    green: start.green + (end.green - start.green) * share,
    blue: start.blue + (end.blue - start.blue) * share,
  });
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

function readChannels(colour: Colour): Channels {
  return {
    red: Number.parseInt(colour.slice(1, 3), 16),
    green: Number.parseInt(colour.slice(3, 5), 16),
    blue: Number.parseInt(colour.slice(5, 7), 16),
  };
}

function writeColour({ red, green, blue }: Channels): Colour {
  return `#${writeTwoDigits(red)}${writeTwoDigits(green)}${writeTwoDigits(blue)}`;
}

function writeTwoDigits(channel: number): string {
  return Math.round(channel).toString(16).padStart(2, "0");
}
