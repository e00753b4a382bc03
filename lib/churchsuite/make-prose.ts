import type { Inline, List, Prose } from "./prose.ts";
import type { Line, ListEntry } from "./read-lines.ts";

/** Makes paragraphs and lists of lines. An empty line ends a paragraph, but no entry of a list. */
export function makeProse(lines: Line[]): Prose {
  const prose: Prose = [];
  /** The words of the paragraph or entry to which the next line may belong. */
  let open: Inline[] | undefined;
  let entryBefore: ListEntry | undefined;
  for (const { words, entry } of lines) {
    if (words.length === 0) {
      if (!entry) open = undefined;
    } else if (open && entry === entryBefore) {
      open.push({ kind: "break" }, ...words);
    } else {
      open = [...words];
      if (entry) findList(prose, entry, entryBefore).entries.push(open);
      else prose.push({ kind: "paragraph", words: open });
      entryBefore = entry;
    }
  }
  return prose;
}

/** Finds the list of an entry: the last one in the prose, or a new one. */
function findList(prose: Prose, { list, number }: ListEntry, before: ListEntry | undefined): List {
  const last = prose.at(-1);
  if (last?.kind === "list" && list === before?.list) return last;
  const made: List = { kind: "list", ordered: list.tag === "ol", entries: [] };
  if (made.ordered && number !== 1) made.start = number;
  prose.push(made);
  return made;
}
