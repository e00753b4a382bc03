/** Words within a paragraph. */
export type Inline =
  | string
  | { kind: "break" }
  | { kind: "emphasis" | "strong"; words: Inline[] }
  | { kind: "link"; href: string; words: Inline[] };

export type Block =
  | { kind: "paragraph"; words: Inline[] }
  /** `start` is the number of the first entry, if that is not 1. */
  | { kind: "list"; ordered: boolean; start?: number; entries: Prose[] }
  | { kind: "table"; head: Inline[][]; rows: Inline[][][] };

/** Text that has been read and checked, and can be printed. */
export type Prose = Block[];

/** Text under a heading. */
export type Section = { heading: string; prose: Prose };

/** Text under a heading that can be linked to. Text before the first heading has neither. */
export type LinkedSection = {
  /** What a link names after #: "who-may-hire-it". */
  id?: string;
  heading?: string;
  prose: Prose;
};
