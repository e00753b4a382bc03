const steps: Record<string, number> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

type Key = Pick<KeyboardEvent, "key" | "altKey" | "ctrlKey" | "metaKey" | "shiftKey">;

/** Whether a key is held down together with one that makes it the browser's: Alt+Left goes back. */
export function hasModifier({ altKey, ctrlKey, metaKey, shiftKey }: Key): boolean {
  return altKey || ctrlKey || metaKey || shiftKey;
}

/**
 * Where a key takes the focus in a row of `count` links: the index of the next, the one before, the
 * first or the last. It stops at the ends. Null for a key that takes it nowhere.
 */
export function indexAfterKey(pressed: Key, index: number, count: number): number | null {
  if (hasModifier(pressed)) return null;
  if (pressed.key === "Home") return 0;
  if (pressed.key === "End") return count - 1;
  const step = steps[pressed.key];
  return step === undefined ? null : Math.min(Math.max(index + step, 0), count - 1);
}
