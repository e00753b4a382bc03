import type { List, Paragraph, Prose } from "./prose.ts";
import type { Line, ListEntry } from "./read-lines.ts";

/** Makes paragraphs and lists of lines. */
export function makeProse(lines: Line[]): Prose {
  const prose: Prose = [];
  let paragraph: Paragraph | undefined;
  let entryBefore: ListEntry | undefined;
  for (const { words, entry } of lines) {
    if (words.length === 0) {
      paragraph = undefined;
    } else if (paragraph) {
      paragraph.words.push({ kind: "break" }, ...words);
    } else {
      paragraph = { kind: "paragraph", words: [...words] };
      const blocks = entry ? openEntry(prose, entry, entryBefore) : prose;
      blocks.push(paragraph);
      entryBefore = entry;
    }
  }
  return prose;
}

/** Finds the blocks of an entry: those of the last one in the prose, or of a new one. */
function openEntry(prose: Prose, entry: ListEntry, before: ListEntry | undefined): Prose {
  let list = prose.at(-1);
  if (list?.kind !== "list" || entry.list !== before?.list) {
    list = makeList(entry);
    prose.push(list);
  }
  if (entry !== before) list.entries.push([]);
  return list.entries.at(-1) ?? [];
}

function makeList({ list, number }: ListEntry): List {
  const made: List = { kind: "list", ordered: list.tag === "ol", entries: [] };
  if (made.ordered && number !== 1) made.start = number;
  return made;
}
