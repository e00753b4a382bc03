/** Words within a paragraph. */
export type Inline =
  | string
  | { kind: "break" }
  | { kind: "emphasis" | "strong"; words: Inline[] }
  | { kind: "link"; href: string; words: Inline[] };

export type Block =
  | { kind: "paragraph"; words: Inline[] }
  | { kind: "list"; ordered: boolean; entries: Prose[] }
  | { kind: "table"; head: Inline[][]; rows: Inline[][][] };

/** An event's description, read and checked. */
export type Prose = Block[];
