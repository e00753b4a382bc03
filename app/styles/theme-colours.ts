/** The ground of all pages by day, as --linen in colours.css, for what no style sheet reaches: the browser's bar and icons. */
export const LINEN = "#faf5ea";

/** The ground of alternate bands by day, as --linen-deep. */
export const LINEN_DEEP = "#f2eadb";

/** The ground of all pages by night. */
export const LINEN_BY_NIGHT = "#0e1b25";
