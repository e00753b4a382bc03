import type { EmblemDrawing } from "./emblem-drawing.ts";

/** A mistake in a drawing. */
export type Fault = {
  /** The line of the file that it is in; 1 is the first. */
  line: number;
  /** What was found there: "<text>", "no viewBox". */
  found: string;
  /** What to do, without a full stop at the end. */
  advice: string;
};

/** Thrown for a drawing that cannot become a window. The message says what was found and what to do. */
export class EmblemProblem extends Error {
  override name = "EmblemProblem";
  /** Which of the two drawings it is in. */
  readonly drawing: keyof EmblemDrawing;
  /** The line of that drawing; 1 is its first. */
  readonly line: number;

  constructor(drawing: keyof EmblemDrawing, { line, found, advice }: Fault) {
    super(`found ${found}. ${advice}`);
    this.drawing = drawing;
    this.line = line;
  }
}
