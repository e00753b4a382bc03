import { readYaml } from "#tools/read-yaml.ts";

/** A colour as `#rrggbb`. */
export type Colour = `#${string}`;

/** Colours along a scale from 0 to 1, in ascending order. */
export type Ramp = [at: number, colour: Colour][];

/** The glass a window is cut from: see `glasses.yaml`. */
export type Glass = { ground: Ramp; edge: [Colour, Colour]; light: Colour };

export const WHITE = "#ffffff";

/** The lead of every window, and what the light behind it lays over its panes. By night the pages brighten them. */
export const DAYLIGHT = { lead: "#15222c", shade: "#0b2028", sun: "#fff6d8" } as const;

const written: Record<string, Omit<Glass, "ground"> & { ground: string }> = readYaml(
  new URL("glasses.yaml", import.meta.url),
);

export const GLASSES: ReadonlyMap<string, Glass> = new Map(
  Object.entries(written).map(([name, glass]) => [name, { ...glass, ground: ramp(glass.ground) }]),
);

function ramp(stops: string): Ramp {
  const found = [...stops.matchAll(/#([\da-f]{6}) (\d+)%/g)];
  return found.map(([, hex, percent]) => [Number(percent) / 100, `#${hex}`]);
}

/** The glass that a number chooses, for what has none of its own. */
export function glassFor(seed: number): Glass {
  const glass = [...GLASSES.values()][seed % GLASSES.size];
  if (!glass) throw new Error("there is no glass to choose from");
  return glass;
}

/** Mixes two colours: 0 is the first, 1 is the second; values outside are held to the ends. */
export function mix(from: Colour, to: Colour, amount: number): Colour {
  const share = Math.max(0, Math.min(1, amount));
  const target = channelsOf(to);
  return colourOf(
    channelsOf(from).map((value, at) => value + ((target[at] ?? value) - value) * share),
  );
}

/** Red, green and blue, 0 to 255. */
function channelsOf(colour: Colour): number[] {
  return [...Buffer.from(colour.slice(1), "hex")];
}

function colourOf(channels: number[]): Colour {
  return `#${Buffer.from(channels.map(Math.round)).toString("hex")}`;
}

export function colourAt(ramp: Ramp, point: number): Colour {
  const index = ramp.findIndex(([at]) => point <= at);
  // Beyond the end, where none is found, it is the last one.
  const [end, colour] = ramp.at(index) ?? [1, WHITE];
  const [start, from] = ramp[index - 1] ?? [end, colour];
  return start === end ? colour : mix(from, colour, (point - start) / (end - start));
}
