/** What an event is for, as far as its category's name tells. Each kind has a window of its own. */
export type EventKind = "worship" | "children" | "youth" | "music" | "outreach" | "fellowship";

// Every church names its categories for itself; the first that fits is taken.
const wordsOfKinds: [EventKind, RegExp][] = [
  ["youth", /\b(?:youth|young|teen|brigade)/i],
  ["children", /\b(?:child|famil|kid|todd|cr[eè]che)/i],
  ["music", /\b(?:music|choir|praise|sing|concert)/i],
  ["worship", /\b(?:worship|service|prayer|communion|bible)/i],
  ["outreach", /\b(?:outreach|mission|communit|charit|fundrais)/i],
  ["fellowship", /\b(?:fellowship|social|church life|group|club)/i],
];

export function kindOf(category: string | undefined): EventKind | undefined {
  if (!category) return undefined;
  return wordsOfKinds.find(([, words]) => words.test(category))?.[0];
}
