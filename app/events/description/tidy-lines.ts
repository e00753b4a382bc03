import type { Block, Inline } from "#app/content-loader/prose.ts";

/** Words as they were typed, as paragraphs: two line breaks part them, and no space hangs over. */
export function tidyLines(words: Inline[]): Block[] {
  const paragraphs: Inline[][][] = [];
  let isParted = true;
  for (const line of linesOf(words)) {
    const isEmpty = line.length === 0;
    if (!isEmpty && isParted) paragraphs.push([line]);
    else if (!isEmpty) paragraphs.at(-1)?.push(line);
    isParted = isEmpty;
  }
  return paragraphs.map((lines) => ({ kind: "paragraph", words: joined(lines) }));
}

/** The lines of a run of words, without the spaces at their ends; an empty one has no words. */
function linesOf(words: Inline[]): Inline[][] {
  const lines: Inline[][] = [[]];
  for (const run of words) {
    if (isBreak(run)) lines.push([]);
    else lines.at(-1)?.push(run);
  }
  return lines.map(trimmed);
}

function trimmed(line: Inline[]): Inline[] {
  const first = line.findIndex((run) => !isBlank(run));
  const last = line.findLastIndex((run) => !isBlank(run));
  return line.slice(Math.max(first, 0), last + 1).map((run, place, { length }) => {
    if (typeof run !== "string") return run;
    const begun = place === 0 ? run.trimStart() : run;
    return place === length - 1 ? begun.trimEnd() : begun;
  });
}

function joined(lines: Inline[][]): Inline[] {
  return lines.flatMap((line, place) => (place === 0 ? line : [{ kind: "break" }, ...line]));
}

function isBreak(run: Inline): boolean {
  return typeof run === "object" && run.kind === "break";
}

function isBlank(run: Inline): boolean {
  return typeof run === "string" && run.trim() === "";
}
