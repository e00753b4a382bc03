import type { Block, Inline, Prose } from "#app/content-loader/prose.ts";

/**
 * Text without any form, as calendars and search engines take it: an empty line between paragraphs,
 * and "words (address)" for a link.
 */
export function plainText(prose: Prose): string {
  return prose.map(textOfBlock).join("\n\n");
}

function textOfBlock(block: Block): string {
  switch (block.kind) {
    case "paragraph":
      return textOf(block.words);
    case "list":
      return block.entries
        .map((entry, place) => textOfEntry(entry, place, block.ordered))
        .join("\n");
    case "table":
      return [block.head, ...block.rows].map((row) => row.map(textOf).join(", ")).join("\n");
  }
}

function textOfEntry(entry: Prose, place: number, isOrdered: boolean): string {
  const text = plainText(entry).replace(/\n+/g, "\n  ");
  return `${isOrdered ? `${place + 1}.` : "•"} ${text}`;
}

function textOf(words: Inline[]): string {
  return words.map(textOfRun).join("");
}

function textOfRun(run: Inline): string {
  if (typeof run === "string") return run;
  if (run.kind === "break") return "\n";
  const words = textOf(run.words);
  return run.kind === "link" ? textOfLink(words, run.href) : words;
}

function textOfLink(words: string, href: string): string {
  const address = href.replace(/^(?:mailto|tel):/i, "");
  return withoutScheme(words) === withoutScheme(address) ? words : `${words} (${address})`;
}

/** Many links are written as their own address, with more or less of it. */
function withoutScheme(address: string): string {
  return address.trim().replace(/^https?:\/\/|\/$/gi, "");
}
