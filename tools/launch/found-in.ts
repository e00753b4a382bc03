import { type ContentText, lineAt } from "./content-texts.ts";
import { type Finding, must } from "./finding.ts";

/** A finding for each thing that a pattern finds in a file, told once with all its lines. */
export function foundIn(
  one: ContentText,
  pattern: RegExp,
  tell: (found: string) => string,
  weigh = must,
): Finding[] {
  const lines = new Map<string, Set<number>>();
  for (const { 0: words, index } of one.text.matchAll(pattern)) {
    const told = tell(words);
    lines.set(told, (lines.get(told) ?? new Set()).add(lineAt(one.text, index)));
  }
  return [...lines].map(([told, at]) => weigh(`${one.file}, line ${[...at].join(", ")}`, told));
}
