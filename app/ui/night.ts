/** For the `media` of a picture's source: a screen whose visitor prefers dark. Paper is always by day. */
export const NIGHT = "screen and (prefers-color-scheme: dark)";
