import { hasModifier } from "#app/ui/has-modifier.ts";

const steps: Record<string, number> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

type Key = Pick<KeyboardEvent, "key" | "altKey" | "ctrlKey" | "metaKey" | "shiftKey">;

/**
 * The index that a key moves the focus to, from `index` in a list of `count` links, without wrapping at
 * the ends; null for any other key.
 */
export function indexAfterKey(pressed: Key, index: number, count: number): number | null {
  if (hasModifier(pressed)) return null;
  if (pressed.key === "Home") return 0;
  if (pressed.key === "End") return count - 1;
  const step = steps[pressed.key];
  return step === undefined ? null : Math.min(Math.max(index + step, 0), count - 1);
}
