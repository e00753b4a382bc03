export type Inline =
  | string
  | { kind: "break" }
  | { kind: "emphasis" | "strong"; words: Inline[] }
  | { kind: "link"; href: string; words: Inline[] };

export type Block =
  | { kind: "paragraph"; words: Inline[] }
  | { kind: "list"; ordered: boolean; entries: Prose[] }
  | { kind: "table"; head: Inline[][]; rows: Inline[][][] };

/** Text that has been read and checked: a page's Markdown, or an event's description. */
export type Prose = Block[];

export type Section = { heading: string; prose: Prose };

/** Text under a heading that can be linked to. Text before the first heading has neither. */
export type LinkedSection = { id?: string; heading?: string; prose: Prose };
