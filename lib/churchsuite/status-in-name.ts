import type { FeedEvent } from "./feed-event.ts";

/** Whether an event takes place, and what else there is to say of that. */
export type Status = Pick<FeedEvent, "state" | "isFull" | "note">;

/** The words that count as a status at the very beginning of a name and at its end. There are no others. */
const STATUSES: Record<string, Partial<Status>> = {
  cancelled: { state: "off" },
  canceled: { state: "off" },
  postponed: { state: "off", note: "postponed" },
  full: { isFull: true },
  "sold out": { isFull: true },
  "fully booked": { isFull: true },
  tbc: { state: "to be confirmed" },
  "to be confirmed": { state: "to be confirmed" },
};

const WORDS = Object.keys(STATUSES).join("|");
/** These need no sign between them and the name, because a group's dates hang on them. */
const WORDS_WITHOUT_SIGN = "cancelled|canceled|postponed";
const SIGN = "(?:\\s*[:–—]\\s*|\\s+-\\s+)";
const IN_BRACKETS = `[([]\\s*(${WORDS})\\s*[)\\]]`;
const AT_START = new RegExp(
  `^(?:${IN_BRACKETS}(?:${SIGN}|\\s*)|(${WORDS})(?:${SIGN}|$)|(${WORDS_WITHOUT_SIGN})\\s)`,
  "i",
);
const AT_END = new RegExp(
  `(?:(?:${SIGN}|\\s*)${IN_BRACKETS}|${SIGN}(${WORDS})|\\s(${WORDS_WITHOUT_SIGN}))$`,
  "i",
);
const ANYWHERE = new RegExp(`\\b(?:${WORDS})\\b`, "i");

/** Mathematical letters, and letters and signs of full width. Not all signs: "1½" would become "11⁄2". */
const FANCY = /[\u{1d400}-\u{1d7ff}\uff01-\uff5e]/gu;

/** Takes the status out of a name, and adds it to that of ChurchSuite. A name that is nothing else stays. */
export function takeStatusOut(typed: string, status: Status): { name: string; status: Status } {
  const name = typed.replace(FANCY, (letter) => letter.normalize("NFKC"));
  const found = AT_START.exec(name) ?? AT_END.exec(name);
  if (!found) return { name, status };
  const [all, ...words] = found;
  const said = STATUSES[words.find(Boolean)?.toLowerCase() ?? ""];
  const newStatus = { ...status, ...said };
  // "Camp (to be confirmed)" may be cancelled all the same.
  if (status.state === "off") newStatus.state = "off";
  const rest = name.replace(all, "").trim();
  return rest === "" ? { name, status: newStatus } : takeStatusOut(rest, newStatus);
}

/** Finds a word in a name that would be a status at its beginning or end; "" if there is none. */
export function findStatusWord(name: string): string {
  return ANYWHERE.exec(name)?.[0] ?? "";
}
