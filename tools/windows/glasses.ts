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
      ground: [
        [0, "#11536e"],
        [0.3, "#4fa5b0"],
        [0.58, "#ffdc8c"],
        [0.66, "#e0b060"],
        [1, "#0f3d52"],
      ],
      fillet: ["#1b6078", "#efaa38"],
      light: LAMPLIGHT,
    },
    "open water": {
      ground: [
        [0, "#0d2f5c"],
        [0.42, "#2f7fb0"],
        [0.62, "#bfe0d4"],
        [0.72, "#5fa9bc"],
        [1, "#123a56"],
      ],
      fillet: ["#164a7c", "#e8a23c"],
      light: "#dcfaf0",
    },
    "green pastures": {
      ground: [
        [0, "#0d3c4c"],
        [0.36, "#2f9a80"],
        [0.58, "#c8de7c"],
        [1, "#14402c"],
      ],
      fillet: ["#175c4c", "#e3aa3a"],
      light: LAMPLIGHT,
    },
    "flax field": {
      ground: [
        [0, "#4d2d6b"],
        [0.34, "#b583b8"],
        [0.5, "#f6cfc4"],
        [0.6, "#f3e6ac"],
        [0.74, "#86b070"],
        [1, "#1d4c3c"],
      ],
      fillet: ["#5d3a70", "#e3ae55"],
      light: "#ffe6d2",
    },
    "day at the beach": {
      ground: [
        [0, "#12788c"],
        [0.4, "#7fd0c4"],
        [0.62, "#ffe08c"],
        [1, "#d5653c"],
      ],
      fillet: ["#1f8c94", "#f5b82e"],
      light: LAMPLIGHT,
    },
    "late afternoon": {
      ground: [
        [0, "#15546b"],
        [0.34, "#55acb0"],
        [0.48, "#d3ead0"],
        [0.58, "#fbd489"],
        [0.8, "#dc8e50"],
        [1, "#7a3f2c"],
      ],
      fillet: ["#1d6072", "#e09a3a"],
      light: LAMPLIGHT,
    },
    "harvest evening": {
      ground: [
        [0, "#0f4a5e"],
        [0.32, "#349a98"],
        [0.46, "#c6e6c0"],
        [0.56, "#fbdc86"],
        [0.78, "#df8c48"],
        [1, "#8a3a26"],
      ],
      fillet: ["#17606e", "#eaa83c"],
      light: LAMPLIGHT,
    },
    "rose garden": {
      ground: [
        [0, "#5a2d6a"],
        [0.36, "#cf7a92"],
        [0.6, "#f6c592"],
        [0.8, "#a05a78"],
        [1, "#43224f"],
      ],
      fillet: ["#6d3f78", "#e8a24a"],
      light: "#ffe2c2",
    },
    "lavender dusk": {
      ground: [
        [0, "#1c2a6a"],
        [0.38, "#5468b8"],
        [0.58, "#c9a0cc"],
        [1, "#3a2462"],
      ],
      fillet: ["#2f3f86", "#eaa83c"],
      light: "#ffdfe0",
    },
    nightfall: {
      ground: [
        [0, "#0d1f5a"],
        [0.38, "#2f55b0"],
        [0.6, "#9a80d0"],
        [0.78, "#e8a99c"],
        [1, "#54376e"],
      ],
      fillet: ["#27427e", "#eec472"],
      light: "#ffd6e2",
    },
    "summer storm": {
      ground: [
        [0, "#2c1752"],
        [0.36, "#7a2f78"],
        [0.56, "#c8466a"],
        [0.74, "#7a2f78"],
        [1, "#2a1442"],
      ],
      fillet: ["#4a2568", "#f2a233"],
      light: "#ff9a6a",
    },
  }),
);

/** The glass that a number chooses, for what has none of its own. */
export function glassFor(seed: number): Glass {
  const glasses = [...GLASSES.values()];
  const glass = glasses[seed % glasses.length];
  if (!glass) throw new Error("there is no glass to choose from");
  return glass;
}
