/** What is not as usual about a date or an event, in parts. `writeUnusual` joins them. */
export type Unusual = {
  /** An "Extra" date is unusual as a whole: its words alone are printed. */
  kind:
    | "Off"
    | "Moved to"
    | "Moved from"
    | "Not as usual"
    | "Not on all days"
    | "Not streamed"
    | "Extra";
  /** "snow", "Tuesday 12 January, Library", "8–9pm" */
  words: string;
};

/** Joins the parts: "Off: snow", "Moved to Tuesday 12 January, Library", "Not as usual: 8–9pm". */
export function writeUnusual({ kind, words }: Unusual): string {
  if (kind === "Extra") return words;
  const isMove = kind === "Moved to" || kind === "Moved from";
  return isMove ? `${kind} ${words}` : `${kind}: ${words}`;
}
