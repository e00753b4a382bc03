import type { Colour, Ramp } from "./colour.ts";

/** The glass a window is cut from, as a group's facts name it. */
export type Glass = {
  /** Colours of the ground from the head of the arch (0) to the sill (1). */
  ground: Ramp;
  /** The two colours of the small panes round the edge. */
  fillet: readonly [Colour, Colour];
  /** The colour of the light behind the emblem. */
  light: Colour;
};

/** What a window is seen by: its lead, and what the hour of day lays over every pane. */
export type Daylight = { lead: Colour; shade: Colour; sun: Colour };

/** The daylight of the site's pages. */
export const DAYLIGHT: Daylight = { lead: "#15222c", shade: "#0b2028", sun: "#fff6d8" };

const LAMPLIGHT = "#fff0bf";

/** Every glass there is. Add one here to give a group colours of its own. */
export const GLASSES: ReadonlyMap<string, Glass> = new Map(
  Object.entries<Glass>({
    "sea at sunset": {
      ground: ramp("#11536e 0%, #4fa5b0 30%, #ffdc8c 58%, #e0b060 66%, #0f3d52 100%"),
      fillet: ["#1b6078", "#efaa38"],
      light: LAMPLIGHT,
    },
    "open water": {
      ground: ramp("#0d2f5c 0%, #2f7fb0 42%, #bfe0d4 62%, #5fa9bc 72%, #123a56 100%"),
      fillet: ["#164a7c", "#e8a23c"],
      light: "#dcfaf0",
    },
    "green pastures": {
      ground: ramp("#0d3c4c 0%, #2f9a80 36%, #c8de7c 58%, #14402c 100%"),
      fillet: ["#175c4c", "#e3aa3a"],
      light: LAMPLIGHT,
    },
    "flax field": {
      ground: ramp("#4d2d6b 0%, #b583b8 34%, #f6cfc4 50%, #f3e6ac 60%, #86b070 74%, #1d4c3c 100%"),
      fillet: ["#5d3a70", "#e3ae55"],
      light: "#ffe6d2",
    },
    "day at the beach": {
      ground: ramp("#12788c 0%, #7fd0c4 40%, #ffe08c 62%, #d5653c 100%"),
      fillet: ["#1f8c94", "#f5b82e"],
      light: LAMPLIGHT,
    },
    "late afternoon": {
      ground: ramp("#15546b 0%, #55acb0 34%, #d3ead0 48%, #fbd489 58%, #dc8e50 80%, #7a3f2c 100%"),
      fillet: ["#1d6072", "#e09a3a"],
      light: LAMPLIGHT,
    },
    "harvest evening": {
      ground: ramp("#0f4a5e 0%, #349a98 32%, #c6e6c0 46%, #fbdc86 56%, #df8c48 78%, #8a3a26 100%"),
      fillet: ["#17606e", "#eaa83c"],
      light: LAMPLIGHT,
    },
    "rose garden": {
      ground: ramp("#5a2d6a 0%, #cf7a92 36%, #f6c592 60%, #a05a78 80%, #43224f 100%"),
      fillet: ["#6d3f78", "#e8a24a"],
      light: "#ffe2c2",
    },
    "lavender dusk": {
      ground: ramp("#1c2a6a 0%, #5468b8 38%, #c9a0cc 58%, #3a2462 100%"),
      fillet: ["#2f3f86", "#eaa83c"],
      light: "#ffdfe0",
    },
    nightfall: {
      ground: ramp("#0d1f5a 0%, #2f55b0 38%, #9a80d0 60%, #e8a99c 78%, #54376e 100%"),
      fillet: ["#27427e", "#eec472"],
      light: "#ffd6e2",
    },
    "summer storm": {
      ground: ramp("#2c1752 0%, #7a2f78 36%, #c8466a 56%, #7a2f78 74%, #2a1442 100%"),
      fillet: ["#4a2568", "#f2a233"],
      light: "#ff9a6a",
    },
  }),
);

/** Colours from the head of the arch to its sill, written as in a gradient of a style sheet. */
function ramp(stops: string): Ramp {
  return [...stops.matchAll(/#([\da-f]{6}) (\d+)%/g)].map(
    ([, hex, percent]) => [Number(percent) / 100, `#${hex}`] as const,
  );
}

/** The glass that a number chooses, for what has none of its own. */
export function glassFor(seed: number): Glass {
  const glasses = [...GLASSES.values()];
  const glass = glasses[seed % glasses.length];
  if (!glass) throw new Error("there is no glass to choose from");
  return glass;
}
