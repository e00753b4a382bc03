import type { ChurchEvent } from "./church-event.ts";
import { kindOf } from "./event-kind.ts";

/** Windows of clear quarries. */
export const quietWindows = Object.values(
  import.meta.glob<string>("../art/drawn/quiet/?.svg", {
    eager: true,
    query: "?url",
    import: "default",
  }),
);

const kindWindows = import.meta.glob<string>("../art/drawn/categories/*.svg", {
  eager: true,
  query: "?url",
  import: "default",
});

/**
 * The window of an event that came without a picture: its kind's or, by its name, always the same
 * quiet one.
 */
export function windowFor({ category, name }: ChurchEvent) {
  const kind = kindOf(category);
  const address = kind
    ? kindWindows[`../art/drawn/categories/${kind}.svg`]
    : quietWindows[sumOf(name) % quietWindows.length];
  return { kind, address };
}

function sumOf(name: string): number {
  let sum = 0;
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 65_521;
  return sum;
}
