/** A description that was read and checked. It has only paragraphs, lists, emphasis, line breaks and safe links. */
export type Prose = Block[];

/** A part of a description. */
export type Block = Paragraph | List;

type Paragraph = {
  kind: "paragraph";
  words: Inline[];
};

export type List = {
  kind: "list";
  /** Whether its entries are numbered. */
  ordered: boolean;
  /** The number of its first entry, if that is not 1. */
  start?: number;
  /** The words of each entry. */
  entries: Inline[][];
};

/** Words within a paragraph or an entry: plain text, the end of a line, or an element with words in it. */
export type Inline = string | LineBreak | Emphasis | Link;

type LineBreak = { kind: "break" };

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

/** Words that are an address or a number. */
const ADDRESS = /\S[.@]\S|\d{4}/;

/** Writes words as text, without the addresses of their links. */
export function textOf(words: Inline[]): string {
  return writeWords(words, () => "");
}

/** Writes a description as plain text, for calendars and search engines. A link becomes "words (address)". */
export function writeAsText(prose: Prose): string {
  return prose.map(writeBlock).join("\n\n");
}

function writeBlock(block: Block): string {
  if (block.kind === "paragraph") return writeWords(block.words, writeAddress).trim();
  const { ordered, start = 1 } = block;
  const entries = block.entries.map((entry, index) => {
    const marker = ordered ? `${start + index}.` : "•";
    return `${marker} ${writeWords(entry, writeAddress).trim().replace(/\n/g, "\n  ")}`;
  });
  return entries.join("\n");
}

function writeWords(words: Inline[], behindLink: (link: Link) => string): string {
  const texts = words.map((run) => {
    if (typeof run === "string") return run;
    if (run.kind === "break") return "\n";
    const inside = writeWords(run.words, behindLink);
    return run.kind === "link" ? inside + behindLink(run) : inside;
  });
  return texts.join("").replace(/ *\n */g, "\n");
}

/** " (https://example.org/)"; "" behind words that are the address. */
function writeAddress({ href, words }: Link): string {
  const isWritten = ADDRESS.test(textOf(words));
  return isWritten ? "" : ` (${href.replace(/^(?:mailto|tel):/, "")})`;
}
