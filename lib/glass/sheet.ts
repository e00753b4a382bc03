/** The sheet that an emblem is drawn on, and that its window fills, in units of the drawing. */
export const SHEET = { width: 400, height: 560 };
