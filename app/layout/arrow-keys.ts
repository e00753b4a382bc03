const steps: Record<string, number> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

/**
 * Where a key takes the focus in a row of `count` links: the place of the next, the one before, the
 * first or the last. It stops at the ends. Null for a key that takes it nowhere.
 */
export function placeAfterKey(key: string, place: number, count: number): number | null {
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  const step = steps[key];
  return step === undefined ? null : Math.min(Math.max(place + step, 0), count - 1);
}
