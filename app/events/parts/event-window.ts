import type { ChurchEvent } from "#app/events/event.ts";
import { kindOf } from "./event-kind.ts";

const drawings = import.meta.glob<string>("../../assets/{quiet,categories}/*.svg", {
  eager: true,
  query: "?url",
  import: "default",
});

/** Windows of clear quarries. */
const QUIET = 6;

/** Addresses of a window, and of the simpler drawing of it for less than 60 px. */
export type EventWindow = { full: string | undefined; small: string | undefined };

/** A quiet window by its number. */
export function quietWindow(number: number): EventWindow {
  return drawing(`quiet/${(number % QUIET) + 1}`);
}

/**
 * The window of an event that came without a picture: its kind's or, by its name, always the same
 * quiet one.
 */
export function windowFor({ category, name }: ChurchEvent) {
  const kind = kindOf(category);
  return { kind, window: kind ? drawing(`categories/${kind}`) : quietWindow(sumOf(name)) };
}

function drawing(name: string): EventWindow {
  const at = (file: string) => drawings[`../../assets/${file}.svg`];
  return { full: at(name), small: at(`${name}.small`) };
}

function sumOf(name: string): number {
  let sum = 0;
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 65_521;
  return sum;
}
