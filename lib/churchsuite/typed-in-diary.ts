import type { Place } from "./feed-event.ts";
import { readCases } from "./read-cases.ts";

type Case<Typed, Printed = string> = [typed: Typed, printed: Printed];

type TypedInDiary = {
  descriptions: Record<string, Case<string>[]>;
  names: Record<"confirmed" | "cancelled", Case<string | null>[]>;
  "whole-days": Case<{ from: string; to: string | null; all_day?: unknown }, string[] | null>[];
  places: Case<object, Place | null>[];
  "hosts-of-pages": Case<string, string | null>[];
  "pictures-elsewhere": string[];
};

/** What is typed into the church's diary, and what is read of it. */
export const typedInDiary = readCases<TypedInDiary>("typed-in-diary.yaml");
