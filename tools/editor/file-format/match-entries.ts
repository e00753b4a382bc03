import { isEmpty, isFields, isSame } from "./sameness.ts";

/**
 * Which entry of a list, as it was, each one of the list now is: those that are the same, wherever they are, then
 * those that are most alike. Undefined for new ones.
 */
export function matchEntries(before: readonly unknown[], now: readonly unknown[]) {
  const free = new Set(before.keys());
  const found = now.map((entry): number | undefined => {
    const twin = [...free].find((at) => isSame(before[at], entry));
    if (twin !== undefined) free.delete(twin);
    return twin;
  });
  const pairs = now.flatMap((entry, index) =>
    found[index] === undefined
      ? [...free].map((at) => ({ index, at, likeness: likeness(before[at], entry) }))
      : [],
  );
  const isOneForOne = before.length === now.length;
  pairs.sort((one, other) => other.likeness - one.likeness || distance(one) - distance(other));
  for (const pair of pairs) {
    const isInPlace = isOneForOne && pair.index === pair.at;
    if (!free.has(pair.at) || found[pair.index] !== undefined) continue;
    if (pair.likeness === 0 && !isInPlace) continue;
    found[pair.index] = pair.at;
    free.delete(pair.at);
  }
  return found;
}

function distance({ index, at }: { index: number; at: number }): number {
  return Math.abs(index - at);
}

/** How many fields two entries have in common. */
function likeness(before: unknown, now: unknown): number {
  if (!isFields(before) || !isFields(now)) return 0;
  return Object.entries(before).filter(
    ([name, value]) => !isEmpty(value) && isSame(value, now[name]),
  ).length;
}
