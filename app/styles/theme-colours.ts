/** The ground of all pages by day, as --linen in colours.css, for what no style sheet reaches: the browser's bar and icons. */
export const LINEN = "#faf5ea";

/** The same by night. */
export const LINEN_BY_NIGHT = "#0e1b25";
