/** A run of words inside a paragraph: plain, stressed or linked. */
export type Inline =
  | string
  | { kind: "emphasis"; words: Inline[] }
  | { kind: "strong"; words: Inline[] }
  | { kind: "link"; href: string; words: Inline[] };

export type Block =
  | { kind: "paragraph"; words: Inline[] }
  | { kind: "list"; ordered: boolean; entries: Prose[] }
  | { kind: "table"; head: Inline[][]; rows: Inline[][][] };

/** Text as an editor wrote it in Markdown, read at build time. */
export type Prose = Block[];

export type Section = { heading: string; prose: Prose };
