import type { Colour, ColourStop } from "./colour.ts";
import { readTable } from "./read-table.ts";

/** The colours that a window is cut from. */
export type Glass = {
  /** The colours of the ground from the head of the arch (0) to the sill (1), in ascending order. */
  ground: readonly ColourStop[];
  /** The two colours of the border's small panes, which take turns. A ring round initials has the first. */
  border: { main: Colour; accent: Colour };
  /** The colour of the light behind the emblem. */
  light: Colour;
};

/** A glass as it is written in `glasses.yaml`. */
type WrittenGlass = {
  /** Written like a gradient of CSS: "#11536e 0%, #4fa5b0 30%". */
  ground: string;
  border: { main: Colour; accent: Colour };
  light: Colour;
};

const table: Record<string, WrittenGlass> = readTable("glasses.yaml");

const glasses = new Map<string, Glass>();
for (const [name, glass] of Object.entries(table)) {
  glasses.set(name, { ...glass, ground: readGradient(glass.ground) });
}

/** The names of the glasses that a window may be cut from, such as "open water". */
export const glassNames: readonly string[] = [...glasses.keys()];

/** Gives the glass of this name, one of `glassNames`. Throws a RangeError if there is none. */
export function findGlass(name: string): Glass {
  const glass = glasses.get(name);
  if (glass) return glass;
  throw new RangeError(`there is no glass called “${name}”`);
}

/** Gives the glass that a seed chooses, for a window whose glass nobody has chosen. */
export function chooseGlass(seed: number): Glass {
  const name = glassNames[seed % glassNames.length];
  if (name === undefined) throw new Error("glasses.yaml has no glass to choose from");
  return findGlass(name);
}

function readGradient(gradient: string): ColourStop[] {
  return [...gradient.matchAll(/#(\w+) (\d+)%/g)].map(([, digits = "", percent]) => {
    return { at: Number(percent) / 100, colour: `#${digits}` };
  });
}
