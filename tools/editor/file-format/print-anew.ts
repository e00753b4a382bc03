import { LINE_LENGTH } from "./fold-words.ts";
import { type Hand, printInBrackets, printWords } from "./print-words.ts";
import { asWords, filledIn, isFields, isLeftOut } from "./sameness.ts";
import type { Entry, Holder, SourceNode, Words } from "./source-tree.ts";

/** What is beside it in the file, in the way of which something new is written: one line each, in brackets. */
export type Likes = readonly SourceNode[];

/**
 * A field or an entry of a list that was not there before, to the end of its last line. `head` is the field's name
 * with its colon, or a dash; it begins in a column.
 */
export function printEntry(
  head: string,
  value: unknown,
  column: number,
  hand: Hand,
  likes: Likes = [],
): string {
  if (Array.isArray(value)) return printList(head, value, column, hand, likes);
  if (isFields(value)) return printFields(head, value, column, hand, likes);
  const place = { indent: column + 2, used: column + head.length + 1 };
  return `${head} ${printWords(asWords(value), { ...place, ...like(likes) }, hand)}\n`;
}

/** New words have the quotes that all those beside them have, and not their lines. */
function like(likes: Likes): { before?: Words } {
  const words = likes.filter((node): node is Words => node.kind === "words");
  const [first] = words;
  const areQuoted = first && words.every(({ style }) => style === "double");
  return areQuoted ? { before: { ...first, end: first.start } } : {};
}

function printList(
  head: string,
  value: unknown[],
  column: number,
  hand: Hand,
  likes: Likes,
): string {
  const items = filledIn(value);
  const [only] = items;
  if (items.length === 1 && likes.some(({ kind }) => kind === "words")) {
    return printEntry(head, only, column, hand, likes);
  }
  const lists = likes.filter((node): node is Holder => node.kind === "list");
  const line = `${head} ${printFlow(items, hand, likes)}\n`;
  const isPlainList = items.every((item) => !Array.isArray(item) && !isFields(item));
  const isFlow = lists.length > 0 ? lists.every(({ isFlow }) => isFlow) : isPlainList;
  if (items.length === 0 || (isFlow && (column + line.length <= LINE_LENGTH || !isPlainList)))
    return line;
  const entryLikes = lists.flatMap(({ entries }) => entries.map(({ node }) => node));
  const entries = items.map((item) => printEntry("-", item, column + 2, hand, entryLikes));
  return `${head}\n${entries.map((entry) => " ".repeat(column + 2) + entry).join("")}`;
}

function printFields(
  head: string,
  value: Record<string, unknown>,
  column: number,
  hand: Hand,
  likes: Likes,
): string {
  if (likes.some((node) => node.kind === "fields" && node.isFlow)) {
    return `${head} ${printFlow(value, hand, likes)}\n`;
  }
  const fields = inTheirOrder(value, likes).map(([name, one]) =>
    printField(name, one, column + 2, hand, likesNamed(name, likes)),
  );
  const inset = " ".repeat(column + 2);
  return (head === "-" ? "- " : `${head}\n${inset}`) + fields.join(inset);
}

/** A field that was not there before, from its name to the end of its last line. */
export function printField(
  name: string,
  value: unknown,
  column: number,
  hand: Hand,
  likes: Likes,
): string {
  return printEntry(`${printInBrackets(name, undefined, hand)}:`, value, column, hand, likes);
}

/** Something new within brackets, or in brackets itself. */
export function printFlow(value: unknown, hand: Hand, likes: Likes = []): string {
  if (Array.isArray(value)) {
    const items = filledIn(value);
    const [only] = items;
    if (items.length === 1 && likes.some(({ kind }) => kind === "words"))
      return printFlow(only, hand, likes);
    return `[${items.map((item) => printFlow(item, hand)).join(", ")}]`;
  }
  if (isFields(value)) {
    const fields = inTheirOrder(value, likes).map(([name, one]) =>
      printFlowField(name, one, hand, likesNamed(name, likes)),
    );
    return fields.length > 0 ? `{ ${fields.join(", ")} }` : "{}";
  }
  return printInBrackets(asWords(value), like(likes).before, hand);
}

export function printFlowField(
  name: string,
  value: unknown,
  hand: Hand,
  likes: Likes = [],
): string {
  return `${printInBrackets(name, undefined, hand)}: ${printFlow(value, hand, likes)}`;
}

/** Fields that are filled in, in the order of the one beside it that has most of them. */
function inTheirOrder(value: Record<string, unknown>, likes: Likes): [string, unknown][] {
  const given = Object.entries(value).filter(([, one]) => !isLeftOut(one));
  const names = given.map(([name]) => name);
  const known = likes
    .flatMap((node) => (node.kind === "fields" ? [node.entries.map(({ name }) => name)] : []))
    .map((others) => others.filter((name) => names.includes(name)))
    .reduce((most, others) => (others.length > most.length ? others : most), []);
  const ordered = [...known];
  names.forEach((name, index) => {
    const before = names[index - 1];
    if (known.includes(name)) return;
    ordered.splice(before === undefined ? 0 : ordered.indexOf(before) + 1, 0, name);
  });
  return ordered.map((name) => [name, value[name]]);
}

/** The fields of a name in what is beside it. */
export function likesNamed(name: string, likes: Likes): SourceNode[] {
  return likes.flatMap((node) => (node.kind === "fields" ? named(name, node.entries) : []));
}

function named(name: string, entries: Entry[]): SourceNode[] {
  return entries.filter((entry) => entry.name === name).map(({ node }) => node);
}
