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

/** Sets the fields to what a form has: in their order, new ones after those that they follow in the form. A new map has the order of a `model`. */
export function setFields(map: YAMLMap, now: Record<string, unknown>, model: unknown = map): void {
  const before = new Map(map.items.map((pair) => [nameOf(pair), pair]));
  const [first] = map.items;
  // In a register every field is written as the others are.
  const register = isMap(first?.value) && first.value.flow ? first.value : undefined;
  const notes: string[] = [];
  map.items = namesInOrder(now, model).flatMap((name) => {
    const pair = before.get(name);
    const value = now[name];
    if (!pair && isLeftOut(value)) return [];
    const key = isScalar(pair?.key) ? pair.key : written(name);
    const note = key.commentBefore || (pair === first && map.commentBefore);
    const isGone = pair && isEmpty(value) && !isEmpty(factOf(pair.value));
    // The note above a field that goes is about more than that: it stays, above the next.
    if (isGone && !(isSeq(pair.value) && note)) {
      notes.push(key.commentBefore ?? "");
      return [];
    }
    key.commentBefore = [...notes.splice(0), key.commentBefore].filter(Boolean).join("\n\n");
    const like = isMap(model) && model !== map ? model.get(name, true) : register;
    return [new Pair(key, nodeOf(value, pair?.value, like))];
  });
  const rest = [map.comment, ...notes].filter(Boolean).join("\n\n");
  if (notes.some(Boolean)) map.comment = `\n${rest}`;
}

function namesInOrder(now: Record<string, unknown>, model: unknown): string[] {
  const order = isMap(model) ? model.items.map(nameOf) : [];
  const names = Object.keys(now);
  for (const [index, name] of names.entries()) {
    if (order.includes(name)) continue;
    order.splice(order.indexOf(names[index - 1] ?? "") + 1, 0, name);
  }
  return order;
}

/** A value of a form as it stands in the place of an `old` one, or beside a `model`. What says the same stays as it is. */
function nodeOf(value: unknown, old: unknown, model: unknown): unknown {
  if (isNode(old) && isSame(factOf(old), value)) return old;
  if (Array.isArray(value)) return listOf(nonEmpty(value), old, old ?? model);
  if (!isFields(value)) return wordsOf(asWords(value), old);
  const own = isMap(old) && old.items.length > 0 ? old : undefined;
  const map = own ?? Object.assign(new YAMLMap(), { flow: isMap(model) && model.flow === true });
  setFields(map, value, own ?? model);
  return map;
}

/** Empty lines stay where they are, and notes go with what stands below them. */
function listOf(items: unknown[], old: unknown, model: unknown): unknown {
  const [only] = items;
  if (isScalar(model) && items.length === 1 && isWords(only)) return nodeOf(only, old, undefined);
  const seq = isSeq(old) ? old : new YAMLSeq();
  const before = isSeq(model) ? [...model.items] : [];
  // In brackets where the model is; without one, if it has words alone, or nothing.
  const isModel = isSeq(model) && before.length > 0 && items.length > 0;
  seq.flow = isModel ? model.flow === true : items.every(isWords);
  const own = isSeq(old) ? before : [];
  const matches = matchEntries(own.map(factOf), items);
  const spaces = own.map((item) => isNode(item) && "spaceBefore" in item && item.spaceBefore);
  seq.items = items.map((item, index) => {
    const node = nodeOf(item, own[matches[index] ?? -1], mostAlike(before, item));
    return isNode(node) ? Object.assign(node, { spaceBefore: spaces[index] ?? false }) : node;
  });
  return seq;
}

/** Words keep the quotes and the folds that they had. */
function wordsOf(words: string, old: unknown): Scalar {
  const now = written(words);
  if (!isScalar(old)) return now;
  if (!old.type || old.type === Scalar.PLAIN) old.type = now.type;
  return Object.assign(old, { value: words });
}

/** Times have quotes, as the guide writes them, and so have curly quotes, which the check refuses without. */
function written(words: string): Scalar<string> & { type: Scalar.Type } {
  const type = /^(?:\d+:\d|[“”„‘’])/.test(words) ? Scalar.QUOTE_DOUBLE : Scalar.PLAIN;
  return Object.assign(new Scalar(words), { type });
}

/** Of several the one that has most of the fields. */
function mostAlike(nodes: unknown[], value: unknown): unknown {
  if (!isFields(value)) return nodes[0];
  const shared = (node: unknown) =>
    isMap(node) ? node.items.filter((pair) => !isLeftOut(value[nameOf(pair)])).length : 0;
  return nodes.toSorted((one, other) => shared(other) - shared(one))[0];
}

function nameOf({ key }: Pair): string {
  return isScalar(key) ? String(key.value) : "";
}

function factOf(node: unknown): unknown {
  return isNode(node) ? node.toJSON() : node;
}
