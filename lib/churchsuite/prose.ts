/** A description that was read and checked. It has only paragraphs, lists, emphasis, line breaks and safe links. */
export type Prose = Block[];

/** A part of a description. */
export type Block = Paragraph | List;

/** A paragraph. */
export type Paragraph = {
  kind: "paragraph";
  words: Inline[];
};

type List = {
  kind: "list";
  /** Whether its entries are numbered. */
  ordered: boolean;
  entries: Prose[];
};

/** Words within a paragraph: plain text, the end of a line, or an element with words in it. */
export type Inline = string | LineBreak | InlineElement;

type LineBreak = { kind: "break" };

/** An element within a paragraph that has words in it. */
export type InlineElement = Emphasis | Link;

type Emphasis = {
  kind: "emphasis" | "strong";
  words: Inline[];
};

type Link = {
  kind: "link";
  /** An address that begins with https:, http:, mailto: or tel:. */
  href: string;
  words: Inline[];
};

/** Changes the words of every paragraph, those in lists included. */
export function changeParagraphs(prose: Prose, change: (words: Inline[]) => Inline[]): Prose {
  return prose.map((block): Block => {
    if (block.kind === "paragraph") return { ...block, words: change(block.words) };
    return { ...block, entries: block.entries.map((entry) => changeParagraphs(entry, change)) };
  });
}
