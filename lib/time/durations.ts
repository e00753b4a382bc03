/** A minute in milliseconds. */
export const A_MINUTE = 60_000;

/** A day of 24 hours in milliseconds. */
export const A_DAY = 24 * 60 * A_MINUTE;
