import { throwAny } from "#app/content-loader/content-problem.server.ts";
import type { Days } from "#app/time/wall-time.ts";
import { type FactPath, problemIn } from "./parse-facts.server.ts";

/** What is wrong with a fact beside others: each would do by itself. */
export type Slip = [path: FactPath, expected: string];

/** Throws ContentProblems where there are slips. */
export function throwSlips(file: string, slips: Slip[]): void {
  throwAny(slips.map((slip) => problemIn(file, ...slip)));
}

/** A slip at the last day, where it is before the first. */
export function backwards({ from, to }: Days, path: FactPath): Slip[] {
  if (to >= from) return [];
  return [
    [path, `the last day, ${to}, is before the first, ${from}. Are the two the wrong way round?`],
  ];
}
