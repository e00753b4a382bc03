import type { Nodes, Root, Text } from "mdast";
import remarkSmartypants from "remark-smartypants";
import { type Preset, unified } from "unified";

/** An apostrophe for missing letters or digits: "Class of '98", "'Tis", "rock 'n' roll". "'10 Commandments'" is a quotation. */
const LEFT_OUT =
  /(?<![\p{L}\p{N}'])'(?=\d\ds?(?![\d\p{L}]|[,.:]\d| [^']*\S'(?![\p{L}\p{N}]))|(?:tis|twas|twere|twill|til|em|n)(?!\p{L}))/giu;
/** An accent or the sign for minutes that somebody has typed as an apostrophe: "Men´s", "Boys´". */
const ACCENT = /(?<=\p{L})[´′`]/gu;

/** Typographic marks for Markdown. The apostrophes come first, because the typesetter would open a quotation with them. */
export const typographicMarks: Preset = {
  plugins: [() => markApostrophes, remarkSmartypants],
};

const typesetter = unified().use(typographicMarks).freeze();

function markApostrophes(tree: Nodes): void {
  changeWords(tree, (words) => words.replace(LEFT_OUT, "’").replace(ACCENT, "’"));
}

/** Does in Markdown what `keepTogether` does in words. */
export function keepWordsTogether(tree: Nodes): void {
  changeWords(tree, keepTogether);
}

function changeWords(node: Nodes, change: (words: string) => string): void {
  if (node.type === "text") node.value = change(node.value);
  if ("children" in node) for (const child of node.children) changeWords(child, change);
}

const TITLE = "Rev\\.|Dr|Mr|Mrs|Ms|Prof\\.";
const NAME = `(?!${TITLE})\\p{Lu}[\\p{L}’'-]+(?![\\p{L}’'-])`;

const spaces = [
  // Rev. Dr; Dr Bell; but before two names a line may end: Rev. Dr / John Bell
  /\b(Rev\.)\s+(?=(?:Dr|Prof)\b)/g,
  new RegExp(`\\b(${TITLE})\\s+(?=${NAME}(?!\\s+\\p{Lu}))`, "gu"),
  new RegExp(`(?<=\\b(?:${TITLE})\\s+)(${NAME})\\s+(?=${NAME})`, "gu"),
  // Co. Antrim
  /\b(Co\.)\s+(?=\p{Lu})/gu,
  // Year 5, Psalm 95
  /\b(Years?|Primary|[Aa]ges?|aged|Psalm|Article|Schedule|section)\s+(?=\d)/g,
  // 2 November
  /\b(\d{1,2})\s+(?=(?:January|February|March|April|May|June|July|August|September|October|November|December)\b)/g,
];

/** Puts no-break spaces between a title and a name, a school year and its number. */
export function keepTogether(words: string): string {
  return spaces.reduce((kept, space) => kept.replace(space, "$1\u00a0"), words);
}

/** Typographic quotes, Seven O'Clock Choir → Seven O’Clock Choir, and no-break spaces as in `keepTogether`. */
export function typeset(words: string): string {
  // Most words have nothing for the typesetter, and it is slow.
  if (!/["'`´′]|--|\. ?\./.test(words)) return keepTogether(words);
  const text: Text = { type: "text", value: words };
  const root: Root = { type: "root", children: [{ type: "paragraph", children: [text] }] };
  typesetter.runSync(root);
  return keepTogether(text.value);
}
