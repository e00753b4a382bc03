/** What an event is for, as far as its category's name tells. Each kind has a window of its own. */
export type EventKind = "worship" | "children" | "youth" | "music" | "outreach" | "fellowship";

// Every church names its categories for itself; the first that fits is taken.
const wordsOfKinds: [EventKind, RegExp][] = [
  ["youth", /youth|young|teen|brigade/i],
  ["children", /child|famil|kid|todd|cr[eè]che/i],
  ["music", /music|choir|praise|sing|concert/i],
  ["worship", /worship|service|prayer|communion|bible/i],
  ["outreach", /outreach|mission|communit|charit/i],
  ["fellowship", /fellowship|social|church life|group|club/i],
];

export function kindOf(category: string | undefined): EventKind | undefined {
  if (!category) return undefined;
  return wordsOfKinds.find(([, words]) => words.test(category))?.[0];
}
