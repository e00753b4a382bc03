import type { Hand } from "./print-words.ts";
import { isFields, isLeftOut } from "./sameness.ts";
import type { Entry, Holder, SourceNode } from "./source-tree.ts";

/** With what the fields did not have, each after the one that it follows in the form. */
export function withNew<Piece>(
  { entries }: Holder,
  now: Record<string, unknown>,
  pieces: Piece[],
  print: (name: string, value: unknown) => Piece,
): Piece[] {
  const names = entries.map(({ name }) => name);
  const all = [...pieces];
  let place = 0;
  for (const [name, value] of Object.entries(now)) {
    const at = names.indexOf(name);
    if (at >= 0) place = at + 1;
    else if (!isLeftOut(value)) {
      names.splice(place, 0, name);
      all.splice(place, 0, print(name, value));
      place++;
    }
  }
  return all;
}

/** An entry as it stands in the file. */
export function ownText({ start, end }: Entry, { source }: Hand): string {
  return source.slice(start, end);
}

/** Whether what is there is a list or has fields, with something in it, and so has what comes in its place. */
export function canRewrite(node: SourceNode, now: unknown): node is Holder {
  return (
    (node.kind === "list" && Array.isArray(now) && node.entries.length > 0) ||
    (node.kind === "fields" && isFields(now) && node.entries.length > 0)
  );
}
