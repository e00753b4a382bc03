/** The drawings of an emblem. */
export type EmblemDrawing = {
  /** The text of an SVG file, on a sheet of 400 by 560 units. */
  svg: string;
  /** The text of a second one with fewer, bolder shapes, for under 60 px. Without it the first is shown. */
  smallSvg?: string;
};
