import type { ChurchEvent } from "#app/events/event.ts";

/** Guessed from the category's name. Each kind has a window of its own. */
type EventKind = "worship" | "children" | "youth" | "music" | "outreach" | "fellowship";

/** Addresses of a drawing, and of the simpler one for sizes under 60 px. */
type EventWindow = { full: string | undefined; small: string | undefined };

const drawings = import.meta.glob<string>("../../assets/{quiet,categories}/*.svg", {
  eager: true,
  query: "?url",
  import: "default",
});

// How many windows there are in assets/quiet.
const QUIET = 6;

// Every church names its categories for itself; the first that fits is taken.
const wordsOfKinds: [EventKind, RegExp][] = [
  ["youth", /\b(?:youth|young|teen|brigade)/i],
  ["children", /\b(?:child|famil|kid|todd|cr[eè]che)/i],
  ["music", /\b(?:music|choir|praise|sing|concert)/i],
  ["worship", /\b(?:worship|service|prayer|communion|bible)/i],
  ["outreach", /\b(?:outreach|mission|communit|charit|fundrais)/i],
  ["fellowship", /\b(?:fellowship|social|church life|group|club)/i],
];

/** The window for an event: its group's, its kind's, or a quiet one chosen by a hash of its name. */
export function windowFor(
  { category, name }: Pick<ChurchEvent, "category" | "name">,
  group: EventWindow | undefined,
) {
  const kind = kindOf(category);
  const own = group ?? (kind ? drawing(`categories/${kind}`) : quietWindow(hashOf(name)));
  return { kind, full: own.full, small: own.small };
}

export function quietWindow(number: number): EventWindow {
  return drawing(`quiet/${(number % QUIET) + 1}`);
}

export function kindOf(category: string | undefined): EventKind | undefined {
  if (!category) return undefined;
  return wordsOfKinds.find(([, words]) => words.test(category))?.[0];
}

function drawing(name: string): EventWindow {
  const at = (file: string) => drawings[`../../assets/${file}.svg`];
  return { full: at(name), small: at(`${name}.small`) };
}

function hashOf(name: string): number {
  let hash = 0;
  for (const letter of name) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) % 65_521;
  return hash;
}
