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

/** Thrown for a drawing that cannot become a window. The message has the line, what was found there, and what to do. */
export class EmblemProblem extends Error implements Fault {
  override name = "EmblemProblem";
  /** Which of the two drawings it is in. */
  readonly drawing: keyof EmblemDrawing;
  /** The line of that drawing; 1 is its first. */
  readonly line: number;
  /** What was found there: "<text>", "no viewBox". */
  readonly found: string;
  /** What to do, without a full stop at the end. */
  readonly advice: string;

  constructor(drawing: keyof EmblemDrawing, { line, found, advice }: Fault) {
    super(`line ${line}: found ${found}. ${advice}`);
    this.drawing = drawing;
    this.line = line;
    this.found = found;
    this.advice = advice;
  }
}
