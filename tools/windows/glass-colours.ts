import type { Colour } from "#tools/windows/shapes/colour.ts";

/** The glazier's rack: the sheets of glass that every emblem is cut from. */
export const OPAL = "#fff8e6";
export const PARCHMENT = "#f3e2ba";
export const STRAW = "#ffe39a";
export const GOLD = "#f5b82e";
export const AMBER = "#e8932c";
export const CORAL = "#e2603c";
export const RUBY = "#b83a2c";
export const ROSE = "#d9828c";
export const SKY = "#86b4ee";
export const CORNFLOWER = "#5f8ade";
export const SEA = "#2f97ab";
export const LOUGH = "#1f6c8c";
export const DEEP = "#12425e";
export const LEAF = "#5d9a55";
export const MOSS = "#2f6145";
export const HEATHER = "#7d5088";
export const WALNUT = "#7d4428";
export const OAK = "#b8743a";
export const PINE = "#d9a465";
export const SILVER = "#dfe8ea";
export const STEEL = "#8fa9b8";

/** The two colours of the small panes round the edge of a window. */
export type FilletColours = readonly [Colour, Colour];
