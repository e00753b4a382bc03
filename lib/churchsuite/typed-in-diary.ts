import type { Place } from "./feed-event.ts";
import { readCases } from "./read-cases.ts";

/** What somebody has typed, and what is printed of it. */
type Printed = [typed: string, printed: string];

/** When an event is, as somebody has typed it. */
type TypedTimes = {
  from: string;
  to: string | null;
  /** The mark of events that last whole days, in any shape. */
  all_day?: unknown;
};

type TypedInDiary = {
  /** Descriptions, by what is promised of them. */
  descriptions: Record<string, Printed[]>;
  /** Names, by the status of their event. */
  names: Record<"confirmed" | "cancelled", [typed: string | null, printed: string][]>;
  places: [typed: object, place: Place][];
  /** What is no place at all. */
  "no-places": object[];
  /** Pages of events, and the hosts at which they are. */
  "hosts-of-pages": [page: string, host: string][];
  "pages-at-churchsuite": string[];
  /** What lasts whole days, with the first of them and the last. */
  "whole-days": [typed: TypedTimes, days: [first: string, last: string]][];
  /** What does not last whole days. */
  hours: TypedTimes[];
  /** Pictures that are not shown, because their host would hear of visitors. */
  "pictures-elsewhere": string[];
};

/** What is typed into the church's diary, and what is read of it. */
export const typedInDiary = readCases<TypedInDiary>("typed-in-diary.yaml");
