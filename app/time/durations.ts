// In milliseconds.
export const A_MINUTE = 60_000;
export const A_DAY = 24 * 60 * A_MINUTE;
