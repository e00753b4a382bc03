import { isMap, isScalar, isSeq, type Node, Pair, Scalar, YAMLMap, YAMLSeq } from "yaml";
import { matchEntries } from "./match-entries.ts";
import { asWords, filledIn, isEmpty, isFields, isLeftOut, isSame } from "./sameness.ts";

/** What stands beside something new, and in the way of which it is written. */
type Siblings = readonly unknown[];

/**
 * Changes fields to what a form has: those that it leaves empty go, and their notes stay; new ones stand where
 * the form has them.
 */
export function setFields(
  map: YAMLMap,
  now: Record<string, unknown>,
  siblings: Siblings = [],
): void {
  const pairs = map.items.slice();
  for (const pair of pairs) setField(map, pair, now[nameOf(pair)], siblings);
  const names = map.items.map(nameOf);
  const others = siblings.length > 0 ? siblings : alike(pairs);
  let place = 0;
  for (const [name, value] of Object.entries(now)) {
    const at = names.indexOf(name);
    if (at >= 0) place = at + 1;
    else if (!isLeftOut(value)) {
      const beside = siblings.length > 0 ? namedIn(siblings, name) : others;
      map.items.splice(place, 0, new Pair(written(name), create(value, beside)));
      names.splice(place, 0, name);
      place++;
    }
  }
}

function setField(map: YAMLMap, pair: Pair, value: unknown, siblings: Siblings): void {
  if (isSame(factOf(pair.value), value)) return;
  const isExplained = isSeq(pair.value) && noteAbove(map, pair) !== undefined;
  if (isEmpty(value) && !isExplained) {
    const at = map.items.indexOf(pair);
    map.items.splice(at, 1);
    passOnNote(pair, map.items[at], map);
    return;
  }
  pair.value = isEmpty(value)
    ? inBrackets(new YAMLSeq())
    : changed(pair.value, value, namedIn(siblings, nameOf(pair)));
}

/** What stands in the place of a list, of fields or of words. */
function changed(node: unknown, now: unknown, siblings: Siblings): unknown {
  if (isSame(factOf(node), now)) return node;
  if (isSeq(node) && Array.isArray(now) && node.items.length > 0) setItems(node, now);
  else if (isMap(node) && isFields(now) && node.items.length > 0) setFields(node, now, siblings);
  else if (isScalar(node) && !isFields(now) && !Array.isArray(now)) setWords(node, asWords(now));
  else return create(now, siblings);
  return node;
}

function setItems(seq: YAMLSeq, now: unknown[]): void {
  const items = filledIn(now);
  const before = seq.items.slice();
  const matches = matchEntries(before.map(factOf), items);
  const spaces = before.map((item) =>
    isMap(item) || isScalar(item) ? item.spaceBefore : undefined,
  );
  seq.items = items.map((item, index) => {
    const old = before[matches[index] ?? -1];
    const node = old === undefined ? create(item, before) : changed(old, item, before);
    if (isMap(node) || isScalar(node)) setSpace(node, spaces[index]);
    return node;
  });
}

function setSpace(node: Node, space: boolean | undefined): void {
  if (space) node.spaceBefore = true;
  else delete node.spaceBefore;
}

/** Words keep the quotes and the folds that they had. */
function setWords(scalar: Scalar, words: string): void {
  scalar.value = words;
  if (scalar.type === "PLAIN" && isQuoted(words)) scalar.type = "QUOTE_DOUBLE";
}

function create(value: unknown, siblings: Siblings): unknown {
  if (Array.isArray(value)) return createList(filledIn(value), siblings);
  if (isFields(value)) {
    const map = new YAMLMap();
    map.flow = siblings.some((node) => isMap(node) && node.flow === true);
    for (const [name, one] of inTheirOrder(value, siblings)) {
      map.items.push(new Pair(written(name), create(one, namedIn(siblings, name))));
    }
    return map;
  }
  return written(asWords(value), siblings);
}

/** A list is in brackets where those beside it are; where there are none, if it has words alone. */
function createList(items: unknown[], siblings: Siblings): unknown {
  const [only] = items;
  if (items.length === 1 && siblings.some((node) => isScalar(node))) return create(only, siblings);
  const lists = siblings.filter((node) => isSeq(node));
  const seq = new YAMLSeq();
  seq.flow =
    lists.length > 0
      ? lists.every(({ flow }) => flow === true)
      : items.every((item) => !isFields(item) && !Array.isArray(item));
  const beside = lists.flatMap((list) => list.items);
  seq.items = items.map((item) => create(item, beside));
  return seq;
}

function inBrackets(seq: YAMLSeq): YAMLSeq {
  seq.flow = true;
  return seq;
}

/** New words have the quotes that all those beside them have. */
function written(words: string, siblings: Siblings = []): Scalar {
  const scalar = new Scalar(words);
  const beside = siblings.filter((node) => isScalar(node));
  const areQuoted = beside.length > 0 && beside.every(({ type }) => type === "QUOTE_DOUBLE");
  scalar.type = areQuoted || isQuoted(words) ? "QUOTE_DOUBLE" : "PLAIN";
  return scalar;
}

/** Times have quotes, as the guide writes them, and so have curly quotes, which the check refuses without. */
function isQuoted(words: string): boolean {
  return /^(?:\d+:\d|[“”„‘’])/.test(words);
}

/** Fields that are filled in, in the order of the one beside it that has most of them. */
function inTheirOrder(value: Record<string, unknown>, siblings: Siblings): [string, unknown][] {
  const given = Object.entries(value).filter(([, one]) => !isLeftOut(one));
  const names = given.map(([name]) => name);
  const known = siblings
    .flatMap((node) => (isMap(node) ? [node.items.map(nameOf)] : []))
    .map((others) => others.filter((name) => names.includes(name)))
    .reduce((most, others) => (others.length > most.length ? others : most), []);
  const ordered = [...known];
  names.forEach((name, index) => {
    if (known.includes(name)) return;
    const before = names[index - 1];
    ordered.splice(before === undefined ? 0 : ordered.indexOf(before) + 1, 0, name);
  });
  return ordered.map((name) => [name, value[name]]);
}

/** The fields of a name in what is beside it. */
function namedIn(siblings: Siblings, name: string): Siblings {
  return siblings.flatMap((node) =>
    isMap(node) ? node.items.filter((pair) => nameOf(pair) === name).map((pair) => pair.value) : [],
  );
}

/** Where every field is of one kind, as in a register, a new one is too. */
function alike(pairs: Pair[]): Siblings {
  const values = pairs.map(({ value }) => value);
  return values.every((value) => isMap(value) && value.flow === true) ? values : [];
}

function nameOf({ key }: Pair): string {
  return isScalar(key) ? String(key.value) : "";
}

function factOf(node: unknown): unknown {
  if (isScalar(node)) return node.value;
  if (isSeq(node)) return node.items.map(factOf);
  if (isMap(node))
    return Object.fromEntries(node.items.map((pair) => [nameOf(pair), factOf(pair.value)]));
  return node;
}

/** A note stands with the name below it; above the first name, with all of them. */
function noteAbove(map: YAMLMap, pair: Pair): string | undefined {
  const own = isScalar(pair.key) ? pair.key.commentBefore : undefined;
  return own ?? (map.items[0] === pair ? map.commentBefore : undefined) ?? undefined;
}

/** The note above a field that goes is about more than that: it stays, above the next. */
function passOnNote(gone: Pair, next: Pair | undefined, map: YAMLMap): void {
  const note = isScalar(gone.key) ? gone.key.commentBefore : undefined;
  if (!note) return;
  if (next && isScalar(next.key)) {
    next.key.commentBefore = [note, next.key.commentBefore].filter(Boolean).join("\n\n");
  } else map.comment = `\n${[map.comment, note].filter(Boolean).join("\n\n")}`;
}
