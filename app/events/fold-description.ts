import { type Prose, writeAsText } from "#churchsuite";

/** A description in two parts, of which either may be empty. */
export type FoldedDescription = {
  /** The part that is shown at once. */
  start: Prose;
  /** The part that a reader unfolds. */
  rest: Prose;
};

/** How many letters are shown at once: about six lines of a row. */
const A_FEW_LINES = 300;

/** The fewest letters worth folding: unfolding less would be more work than reading it. */
const LEAST_TO_UNFOLD = 120;

/** Splits a description after its first paragraphs, as far as they take a few lines. A short one stays whole. */
export function foldDescription(description: Prose): FoldedDescription {
  let blocksShown = 0;
  let lettersShown = 0;
  for (const block of description) {
    lettersShown += writeAsText([block]).length;
    if (lettersShown > A_FEW_LINES) break;
    blocksShown++;
  }
  const rest = description.slice(blocksShown);
  const isWhole = writeAsText(description).length <= A_FEW_LINES + LEAST_TO_UNFOLD;
  if (isWhole) return { start: description, rest: [] };
  return { start: description.slice(0, blocksShown), rest };
}
