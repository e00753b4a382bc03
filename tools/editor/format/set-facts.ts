import { isMap, isNode, isScalar, isSeq, Pair, Scalar, YAMLMap, YAMLSeq } from "yaml";

export function isFields(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isWords(value: unknown): boolean {
  return !isFields(value) && !Array.isArray(value);
}

/** What a form's value is in a file: "true", "2", "11:30". */
function asWords(value: unknown): string {
  return value === undefined || value === null ? "" : String(value).trim();
}

/** Whether a value needs no line in a file: nothing is written, or a switch is off, as it is shown without a line. */
function isLeftOut(value: unknown): boolean {
  if (isWords(value)) return value === false || asWords(value) === "";
  return Object.values(Object(value)).every(isLeftOut);
}

/** Whether a form has nothing for a field that its file has. A switch that is off says something there. */
function isEmpty(value: unknown): boolean {
  return value !== false && isLeftOut(value);
}

/** The entries of a form's list that somebody has filled in. */
function nonEmpty(list: unknown[]): unknown[] {
  return list.filter((entry) => !isLeftOut(entry));
}

/** Whether a form gives back what the file has: trimmed, one name as a list of one, boxes for what is left out. */
export function isSame(before: unknown, now: unknown): boolean {
  if (before === undefined || before === null) return isLeftOut(now);
  if (Array.isArray(now)) {
    const [old, list] = [Array.isArray(before) ? before : nonEmpty([before]), nonEmpty(now)];
    return old.length === list.length && old.every((item, index) => isSame(item, list[index]));
  }
  if (isFields(before) && isFields(now)) {
    return Object.keys({ ...before, ...now }).every((name) => isSame(before[name], now[name]));
  }
  if (isWords(before) && isWords(now)) return asWords(before) === asWords(now);
  return isEmpty(before) && isLeftOut(now);
}

function likeness(before: unknown, now: unknown): number {
  if (!isFields(before) || !isFields(now)) return 0;
  const names = Object.keys(before).filter((name) => !isEmpty(before[name]));
  return names.filter((name) => isSame(before[name], now[name])).length;
}

/** Which entry of a list as it was each of it now is: the same, wherever it was, the most alike, or in its place. */
function matchEntries(before: readonly unknown[], now: readonly unknown[]) {
  const free = new Set(before.keys());
  const take = (at: number | undefined) => {
    if (at !== undefined) free.delete(at);
    return at;
  };
  const twins = now.map((entry) => take([...free].find((at) => isSame(before[at], entry))));
  return twins.map((twin, index) => {
    if (twin !== undefined) return twin;
    const like = (at: number) => likeness(before[at], now[index]);
    const nearest = [...free].sort((one, other) => like(other) - like(one)).find(like);
    const inPlace = before.length === now.length && free.has(index) ? index : undefined;
    return take(nearest ?? inPlace);
  });
}

/**
 * Sets the fields of a document to what a form has: those that it leaves empty go, and their notes stay; new ones stand
 * after the one that they follow in the form. A new map has the order of something like it, the `model`.
 */
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
