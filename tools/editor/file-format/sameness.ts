/** The fields of something: neither words nor a list. */
export function isFields(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** What a form's value is in a file: "true", "2", "11:30". */
export function asWords(value: unknown): string {
  return value === undefined || value === null ? "" : String(value).trim();
}

/**
 * Whether a form's value needs no line in a file that has none for it: nothing is written, or a switch is off,
 * as the form shows every switch of which the file says nothing.
 */
export function isLeftOut(value: unknown): boolean {
  if (Array.isArray(value)) return value.every(isLeftOut);
  if (isFields(value)) return Object.values(value).every(isLeftOut);
  return value === false || asWords(value) === "";
}

/** Whether a form has nothing for a field that its file has. A switch that is off says something there. */
export function isEmpty(value: unknown): boolean {
  return value !== false && isLeftOut(value);
}

/** The entries of a form's list that somebody has filled in. */
export function filledIn(list: unknown[]): unknown[] {
  return list.filter((entry) => !isLeftOut(entry));
}

/**
 * Whether a form gives back what the file has. Forms trim words, show one name as a list of one, and have boxes for
 * fields that the file leaves out.
 */
export function isSame(before: unknown, now: unknown): boolean {
  if (before === undefined || before === null) return isLeftOut(now);
  if (Array.isArray(now)) return isSameList(before, now);
  if (Array.isArray(before)) return isEmpty(before) && isEmpty(now);
  if (isFields(before)) return isFields(now) ? isSameFields(before, now) : isLeftOut(before);
  if (isFields(now)) return asWords(before) === "" && isLeftOut(now);
  return asWords(before) === asWords(now);
}

function isSameList(before: unknown, now: unknown[]): boolean {
  const items = filledIn(now);
  if (!Array.isArray(before)) {
    return asWords(before) === ""
      ? items.length === 0
      : items.length === 1 && isSame(before, items[0]);
  }
  return (
    before.length === items.length && before.every((item, index) => isSame(item, items[index]))
  );
}

function isSameFields(before: Record<string, unknown>, now: Record<string, unknown>): boolean {
  const names = new Set([...Object.keys(before), ...Object.keys(now)]);
  return [...names].every((name) => isSame(before[name], now[name]));
}
