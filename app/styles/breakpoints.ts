// The widths of breakpoints.css, for attributes of HTML and for scripts, which cannot use its names.

export const MIDDLE = "(min-width: 48rem)";
export const WIDE = "(min-width: 64rem)";

/** A screen whose visitor prefers dark colours. Pages are printed with the colours of the day. */
export const NIGHT = "screen and (prefers-color-scheme: dark)";
