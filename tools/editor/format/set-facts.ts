import { isMap, isNode, isScalar, isSeq, Pair, Scalar, YAMLMap, YAMLSeq } from "yaml";
import {
  asWords,
  isEmpty,
  isFields,
  isLeftOut,
  isSame,
  isWords,
  matchEntries,
  nonEmpty,
} from "./same.ts";

/**
 * Changes fields of a document to what a form has: those that it leaves empty go, and their notes stay; new ones
 * stand where the form has them.
 */
export function setFields(map: YAMLMap, now: Record<string, unknown>): void {
  const [first] = map.items;
  // In a register every field is written as the others are.
  const model = isMap(first?.value) && first.value.flow ? first.value : undefined;
  for (const pair of [...map.items]) setField(map, pair, now[nameOf(pair)]);
  let place = 0;
  for (const [name, value] of Object.entries(now)) {
    const at = map.items.findIndex((pair) => nameOf(pair) === name);
    if (at >= 0) place = at + 1;
    else if (!isLeftOut(value)) {
      map.items.splice(place, 0, new Pair(written(name), create(value, model)));
      place++;
    }
  }
}

function setField(map: YAMLMap, pair: Pair, value: unknown): void {
  if (isSame(factOf(pair.value), value)) return;
  if (!isEmpty(value)) pair.value = changed(pair.value, value);
  else if (isSeq(pair.value) && isExplained(map, pair)) {
    const none = new YAMLSeq();
    none.flow = true;
    pair.value = none;
  } else remove(map, pair);
}

/** What stands in the place of a list, of fields or of words. */
function changed(node: unknown, now: unknown): unknown {
  if (isSame(factOf(node), now)) return node;
  if (isSeq(node) && Array.isArray(now) && node.items.length > 0) setItems(node, now);
  else if (isMap(node) && isFields(now) && node.items.length > 0) setFields(node, now);
  else if (isScalar(node) && isWords(now)) {
    // Words keep the quotes and the folds that they had.
    const { type = Scalar.PLAIN } = node;
    Object.assign(node, written(asWords(now)), type !== Scalar.PLAIN && { type });
  } else return create(now, node);
  return node;
}

/** Empty lines stay where they are, and notes go with what stands below them. */
function setItems(seq: YAMLSeq, now: unknown[]): void {
  const items = nonEmpty(now);
  const before = [...seq.items];
  const matches = matchEntries(before.map(factOf), items);
  const spaces = before.map((item) => isNode(item) && "spaceBefore" in item && item.spaceBefore);
  seq.items = items.map((item, index) => {
    const old = before[matches[index] ?? -1];
    const node = old === undefined ? create(item, mostAlike(before, item)) : changed(old, item);
    if (isNode(node)) Object.assign(node, { spaceBefore: spaces[index] ?? false });
    return node;
  });
}

/** Something new, in the brackets and in the order of something like it, the `model`. */
function create(value: unknown, model?: unknown): unknown {
  if (Array.isArray(value)) return createList(nonEmpty(value), model);
  if (!isFields(value)) return written(asWords(value));
  const map = new YAMLMap();
  map.flow = isMap(model) && model.flow === true;
  map.items = inOrderOf(model, value).map(
    ([name, one]) =>
      new Pair(written(name), create(one, isMap(model) ? model.get(name, true) : undefined)),
  );
  return map;
}

/** A list is in brackets where the model is; without one, if it has words alone. */
function createList(items: unknown[], model: unknown): unknown {
  const [only] = items;
  if (isScalar(model) && items.length === 1 && isWords(only)) return create(only);
  const seq = new YAMLSeq();
  seq.flow = isSeq(model) ? model.flow === true : items.every(isWords);
  seq.items = items.map((item) =>
    create(item, isSeq(model) ? mostAlike(model.items, item) : model),
  );
  return seq;
}

/** Times have quotes, as the guide writes them, and so have curly quotes, which the check refuses without. */
function written(words: string): Scalar {
  const scalar = new Scalar(words);
  scalar.type = /^(?:\d+:\d|[“”„‘’])/.test(words) ? Scalar.QUOTE_DOUBLE : Scalar.PLAIN;
  return scalar;
}

/** Of several the one that has most of the fields. */
function mostAlike(nodes: unknown[], value: unknown): unknown {
  const shared = (node: unknown) =>
    isMap(node) && isFields(value)
      ? node.items.filter((pair) => !isLeftOut(value[nameOf(pair)])).length
      : 0;
  return nodes.toSorted((one, other) => shared(other) - shared(one))[0];
}

/** The fields that are filled in: each that the model has not stands after the one that it follows in the form. */
function inOrderOf(model: unknown, value: Record<string, unknown>): [string, unknown][] {
  const order = isMap(model) ? model.items.map(nameOf) : [];
  let place = -1;
  const placed = Object.entries(value)
    .filter(([, one]) => !isLeftOut(one))
    .map((entry) => {
      if (order.includes(entry[0])) place = order.indexOf(entry[0]);
      return { entry, place };
    });
  return placed.sort((one, other) => one.place - other.place).map(({ entry }) => entry);
}

function nameOf({ key }: Pair): string {
  return isScalar(key) ? String(key.value) : "";
}

function factOf(node: unknown): unknown {
  return isNode(node) ? node.toJSON() : node;
}

/** Whether a note says what a field is. Above the first it stands with all of them. */
function isExplained(map: YAMLMap, { key }: Pair): boolean {
  return Boolean(
    isScalar(key) && (key.commentBefore || (map.items[0]?.key === key && map.commentBefore)),
  );
}

/** The note above a field that goes is about more than that: it stays, above the next. */
function remove(map: YAMLMap, pair: Pair): void {
  const at = map.items.indexOf(pair);
  map.items.splice(at, 1);
  const note = isScalar(pair.key) ? pair.key.commentBefore : undefined;
  const next = map.items[at]?.key;
  if (!note) return;
  if (isScalar(next)) next.commentBefore = [note, next.commentBefore].filter(Boolean).join("\n\n");
  else map.comment = `\n${[map.comment, note].filter(Boolean).join("\n\n")}`;
}
