/** A colour as `#rrggbb`. */
export type Colour = `#${string}`;

/** Colours along a scale from 0 to 1, in ascending order. */
export type Ramp = readonly (readonly [at: number, colour: Colour])[];

export const WHITE = "#ffffff";

/** Mixes two colours: 0 is the first, 1 is the second; values outside are held to the ends. */
export function mix(from: Colour, to: Colour, amount: number): Colour {
  const share = Math.max(0, Math.min(1, amount));
  const target = channels(to);
  return `#${channels(from)
    .map((value, i) => Math.round(value + ((target[i] ?? 0) - value) * share))
    .map((value) => value.toString(16).padStart(2, "0"))
    .join("")}`;
}

export function colourAt(ramp: Ramp, point: number): Colour {
  for (const [i, [end, endColour]] of ramp.entries()) {
    if (point > end) continue;
    const [start, startColour] = ramp[i - 1] ?? [end, endColour];
    return end === start ? endColour : mix(startColour, endColour, (point - start) / (end - start));
  }
  return ramp.at(-1)?.[1] ?? WHITE;
}

function channels(colour: Colour): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
}
