import type { Point } from "./geometry.ts";
import type { Glass } from "./glasses.ts";
import type { Irregular } from "./irregular-panes.ts";

/** The light behind a window, in units of its drawing. */
export type Light = {
  /** Its brightest point. */
  focus: Point;
  /** How far it reaches from there. */
  reach: number;
};

/** How the ground, the glass behind the emblem, is broken into panes. */
export type Ground =
  | ({ kind: "irregular" } & Irregular)
  | {
      kind: "diamonds";
      /** How many diamonds stand side by side. */
      across: number;
    };

/** How coarsely a window is made, in units of its drawing. */
export type Coarseness = {
  /** How wide the border is, the outer lead included. */
  border: number;
  /** Whether the border has small panes of its own; else it is all lead. */
  hasBorderPanes: boolean;
  /** How wide the leads are. */
  leads: {
    /** Between the panes of the ground. */
    ground: number;
    /** Round the panes of the emblem. */
    emblem: number;
    /** Round the whole window. */
    outer: number;
  };
  /** How dark the corners are, from 0 to 1. */
  cornerShade: number;
};

/** All that a window is drawn from. */
export type WindowPlan = {
  /** Its width, in units of the drawing. */
  width: number;
  /** Its height, in the same units. */
  height: number;
  coarseness: Coarseness;
  ground: Ground;
  /** The colours of its panes. */
  glass: Glass;
  light: Light;
  /** Chooses the shapes of irregular panes, and how each pane differs from its neighbours. */
  seed: number;
  /** The picture in front of the ground, as SVG shapes. */
  emblem: string;
};
