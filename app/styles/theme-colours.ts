// Style sheets do not reach the browser's bar and the icons, so some colours of colours.css are here, too.

/** The background of all pages by day: --linen. */
export const LINEN = "#faf5ea";

/** The background of alternate bands by day: --linen-deep. */
export const LINEN_DEEP = "#f2eadb";

/** The background of all pages by night. */
export const LINEN_BY_NIGHT = "#0e1b25";
