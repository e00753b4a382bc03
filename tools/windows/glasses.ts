import { readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import type { Colour, Ramp } from "./colour.ts";

/** The glass a window is cut from: see `glasses.yaml`. */
export type Glass = { ground: Ramp; edge: readonly [Colour, Colour]; light: Colour };

/** The lead of every window, and what the light behind it lays over its panes. By night the pages brighten them. */
export const DAYLIGHT = { lead: "#15222c", shade: "#0b2028", sun: "#fff6d8" } as const;

const written: Record<string, Omit<Glass, "ground"> & { ground: string }> = parse(
  readFileSync(path.join(import.meta.dirname, "glasses.yaml"), "utf8"),
);

export const GLASSES: ReadonlyMap<string, Glass> = new Map(
  Object.entries(written).map(([name, glass]) => [name, { ...glass, ground: ramp(glass.ground) }]),
);

function ramp(stops: string): Ramp {
  return [...stops.matchAll(/#([\da-f]{6}) (\d+)%/g)].map(
    ([, hex, percent]) => [Number(percent) / 100, `#${hex}`] as const,
  );
}

/** The glass that a number chooses, for what has none of its own. */
export function glassFor(seed: number): Glass {
  const glass = [...GLASSES.values()][seed % GLASSES.size];
  if (!glass) throw new Error("there is no glass to choose from");
  return glass;
}
