export function isFields(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

export function isWords(value: unknown): boolean {
  return !isFields(value) && !Array.isArray(value);
}

/** What a form's value is in a file: "true", "2", "11:30". */
export function asWords(value: unknown): string {
  return value === undefined || value === null ? "" : String(value).trim();
}

/** Whether a value needs no line in a file: nothing is written, or a switch is off, as forms show it where the file says nothing. */
export function isLeftOut(value: unknown): boolean {
  if (isWords(value)) return value === false || asWords(value) === "";
  return Object.values(Object(value)).every(isLeftOut);
}

/** Whether a form has nothing for a field that its file has. A switch that is off says something there. */
export function isEmpty(value: unknown): boolean {
  return value !== false && isLeftOut(value);
}

/** The entries of a form's list that somebody has filled in. */
export function nonEmpty(list: unknown[]): unknown[] {
  return list.filter((entry) => !isLeftOut(entry));
}

/** Whether a form gives back what the file has: trimmed, one name as a list of one, and with boxes for what is left out. */
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

/** Which entry of a list, as it was, each of it now is: the same, wherever it was, the most alike, or the one in its place. */
export function matchEntries(before: readonly unknown[], now: readonly unknown[]) {
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
