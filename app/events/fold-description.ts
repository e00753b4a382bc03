import { type Prose, writeAsText } from "#churchsuite";

/** A description in two parts, of which either may be empty. */
export type FoldedDescription = {
  /** What is shown at once. */
  start: Prose;
  /** What a reader unfolds. */
  rest: Prose;
};

/** In letters: about six lines of a row. */
const A_FEW_LINES = 300;

/** In letters: to unfold less than this is more work than to read it. */
const LEAST_TO_UNFOLD = 120;

/** Shows of a description its first paragraphs, as far as they take a few lines; a short one whole. */
export function foldDescription(description: Prose): FoldedDescription {
  let shown = 0;
  let lettersShown = 0;
  for (const block of description) {
    lettersShown += writeAsText([block]).length;
    if (lettersShown > A_FEW_LINES) break;
    shown++;
  }
  const rest = description.slice(shown);
  const isWhole = writeAsText(description).length <= A_FEW_LINES + LEAST_TO_UNFOLD;
  if (isWhole) return { start: description, rest: [] };
  return { start: description.slice(0, shown), rest };
}
