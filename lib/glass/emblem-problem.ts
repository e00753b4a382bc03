import type { EmblemDrawing } from "./emblem-drawing.ts";

/** Throws an EmblemProblem about what was found in a line, "<text>", with advice that has no full stop at its end. */
export type Refuse = (line: number, found: string, advice: string) => never;

/** Thrown for a drawing that cannot become a window. The message says what was found and what to do. */
export class EmblemProblem extends Error {
  override name = "EmblemProblem";
  /** Which of the two drawings it is in. */
  readonly drawing: keyof EmblemDrawing;
  /** The line of that drawing; 1 is its first. */
  readonly line: number;

  constructor(drawing: keyof EmblemDrawing, line: number, message: string) {
    super(message);
    this.drawing = drawing;
    this.line = line;
  }
}
