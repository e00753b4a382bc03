// The widths of breakpoints.css, for attributes of HTML and for scripts, which cannot use its names.

export const MIDDLE = "(min-width: 48rem)";
export const WIDE = "(min-width: 64rem)";

export const HERO_WIDE = [
  WIDE,
  "(min-width: 43.75rem) and (max-height: 47.5rem)",
  "(min-width: 30rem) and (max-height: 29.99rem)",
];
export const HERO_MID = ["(min-width: 28.75rem)"];

/** A screen whose visitor prefers dark. Paper is always by day. */
export const NIGHT = "screen and (prefers-color-scheme: dark)";
