/*
 * Offices type the status of an event into its name: "CANCELLED: Boys' Brigade", "Supper (fully booked)", "NO Bible Class
 * tonight". It is read if punctuation, brackets or capitals set it apart from the name. In doubt it counts as a status: a
 * talk that is called "Cancelled: …" is struck through, and the check-up says so.
 */

/** A status that somebody has typed into a name. */
export type StatusInName = {
  /** What it says about the event. */
  kind: "cancelled" | "postponed" | "full";
  /** How it is printed: "Cancelled due to snow", "Postponed until 5 June", "Sold out". */
  words: string;
};

/** A name, and the status that somebody typed into it. */
export type NameAndStatus = {
  /** The name without the status. */
  name: string;
  /** Missing if the name does not mention one. */
  status?: StatusInName;
};

/** Words for a status, as patterns. */
type Phrase = {
  /** The status that they are words for. */
  kind: StatusInName["kind"];
  /** How the status is printed. */
  label: string;
  /** The words. */
  words: string;
  /** What may follow them: "tonight", "due to snow". */
  behind: string;
};

/** What may follow a status. */
const BEHIND =
  "tonight|today|tomorrow|again|sorry|(?:this|on|until|till?|due|owing|because|as|in view|at short|by|over|from|for|to|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\\b.*|\\d.*";
const BEHIND_EVERYDAY_WORD = "tonight|today|sorry|(?:this|on|until|due|because)\\b.*";

const PHRASES: Phrase[] = [
  {
    kind: "cancelled",
    label: "Cancelled",
    words:
      "canc[el]+ed|canx|cxl['’]?d|cancellation|called off|none(?= (?:tonight|today|this))|abandoned|(?:will |does )?not (?:on|meet|meeting|running|happening|taking place|take place|be held)|no (?:class|club|meeting|practice|rehearsal|service|session)",
    behind: BEHIND,
  },
  {
    kind: "postponed",
    label: "Postponed",
    words: "postpon+e?d|postponement|deferred|put off",
    behind: BEHIND,
  },
  {
    kind: "full",
    label: "Fully booked",
    words:
      "fully booked|fully subscribed|booked (?:out|up)|bookings? closed|full up|no (?:more )?(?:places|spaces)(?: left| available)?|all (?:places|spaces) (?:taken|gone)",
    behind: BEHIND_EVERYDAY_WORD,
  },
  {
    kind: "full",
    label: "Sold out",
    words: "sold[ -]out|no (?:more )?tickets(?: left)?|all tickets (?:sold|gone)",
    behind: BEHIND_EVERYDAY_WORD,
  },
];

/** These are everyday words as well, so they have to stand apart or in capitals. */
const SHORT_PHRASES: Phrase[] = [
  { kind: "cancelled", label: "Cancelled", words: "off", behind: BEHIND_EVERYDAY_WORD },
  { kind: "full", label: "Fully booked", words: "full", behind: "tonight|today|sorry" },
];

const BEFORE = "(?:(?:now|sorry|is|are|has been|have been|sadly|event|tonight|today|this week) )*";
/** An emoji parts as well as a dash: "❌ CANCELLED ❌ Choir". */
const SEPARATOR =
  /(\s+[-–—|/~•]+\s+|[-–—]+(?:\s+|$)|\s+[-–—]+|\s*[:;|>]\s*|\s*[()[\]{}*_!~]+\s*|[,.]\s+(?!\d)|\.(?=\p{Lu})|…\s*|\s*\p{Extended_Pictographic}\uFE0F?\s*)/u;

/** "Cancelled Debts", "the power of cancelled sin": no status. */
const CANCELLED_THINGS = /\b(?:debts?|sins?|guilt|past|cheques?|stamps?)\b/i;
/** "Kick OFF", "Day OFF": no status. */
const BEFORE_OFF =
  /\b(?:bake|cook|day|drop|face|kick|lift|pay|play|send|show|sign|stand|take|time|week)$/i;
const NOT_ON =
  /^no (.+?) ((?:tonight|today|tomorrow|this (?:week|morning|afternoon|evening|month|(?:mon|tues|wednes|thurs|fri|satur|sun)day)|due to|owing to|because|until)\b.*)$/i;
/** "No Evening Service", but not "No Greater Love". */
const NO_MEETING = /^no ((?:.+ )?(?:service|practice|rehearsal|prayer meeting|sunday school))$/i;
/** "NO Boys' Brigade", but not "NO FRILLS LUNCH". */
const NO_IN_CAPITALS = /^NO (.*\p{Ll}.*)$/u;

/** A phrase with the patterns that find it. */
type SearchedPhrase = Phrase & {
  /** Matches a text that is nothing else. */
  whole: RegExp;
  /** Finds it at the end of a name. */
  atEnd: RegExp;
  /** Finds it at the beginning of a name. */
  atStart: RegExp;
};

const searchedPhrases = PHRASES.map(makePatterns);
const searchedShortPhrases = SHORT_PHRASES.map(makePatterns);

function makePatterns(phrase: Phrase): SearchedPhrase {
  const { words, behind } = phrase;
  const inFull = `${BEFORE}(?:${words})((?: (?:${behind}))?)$`;
  return {
    ...phrase,
    whole: new RegExp(`^${inFull}`, "i"),
    atEnd: new RegExp(`^(.+?)[\\s-]+${inFull}`, "i"),
    atStart: new RegExp(`^(${words})(?: |-(?=\\S))(.+)$`, "i"),
  };
}

/** Reads a status that somebody typed into a name, and takes it out. A name that is nothing else stays. */
export function readStatusInName(name: string): NameAndStatus {
  return (
    readStatusApart(name) ??
    readStatusAtEnds(name) ??
    readStatusBeforeMore(name) ??
    readNotOn(name) ?? { name }
  );
}

/** Reads a status behind the name itself, with more behind both: "Choir cancelled – back on the 12th". */
function readStatusBeforeMore(name: string): NameAndStatus | null {
  const [first = "", ...more] = name.split(SEPARATOR);
  const found = more.length > 0 ? readStatusAtEnds(first) : null;
  return found && { ...found, name: found.name + more.join("") };
}

/** Reads a status that stands apart: "CANCELLED: Choir", "Choir – cancelled", "Choir (full)", "OFF! Choir". */
function readStatusApart(name: string): NameAndStatus | null {
  // The parts of the name, and the separators between them.
  const pieces = name.split(SEPARATOR);
  for (let index = 0; index < pieces.length; index += 2) {
    const part = pieces[index] ?? "";
    const status = findStatus(part.trim());
    if (!status) continue;
    const before = pieces.slice(0, index);
    const behind = pieces.slice(index + 1);
    const separators = [before.pop() ?? "", behind.shift() ?? ""];
    const isBetween = before.some(hasLetters) && behind.some(hasLetters);
    const separator = separators.find((one) => /[-–—:|,]/.test(one)) ?? " ";
    const rest = trimName([...before, isBetween ? separator : "", ...behind].join(""));
    const isEverydayWord = status.kind === "full" || /^off$/i.test(part.trim());
    if (rest) return { name: rest, status };
    return isEverydayWord ? null : { name, status };
  }
  return null;
}

/** Reads a status without punctuation before the name: "Choir cancelled", "POSTPONED Harvest Supper", "Choir FULL". */
function readStatusAtEnds(name: string): NameAndStatus | null {
  const text = name.replace(/[\s!.*_~]+$/, "");
  for (const { kind, label, atEnd, atStart } of searchedPhrases) {
    const [, nameBefore = "", more = ""] = atEnd.exec(text) ?? [];
    const isOfThings = kind === "cancelled" && CANCELLED_THINGS.test(nameBefore);
    if (nameBefore && !isOfThings) {
      return { name: trimName(nameBefore), status: { kind, words: label + more } };
    }
    const [, typed = "", nameBehind = ""] = atStart.exec(text) ?? [];
    const isApart = /^canc/i.test(typed)
      ? !CANCELLED_THINGS.test(nameBehind)
      : isCapitalsBefore(typed, nameBehind);
    if (nameBehind && isApart)
      return { name: trimName(nameBehind), status: { kind, words: label } };
  }
  return readShortStatus(text);
}

/** Reads a short status: "Choir OFF", "Choir is off tonight", "FULL Carol Concert", "Camp now full". */
function readShortStatus(name: string): NameAndStatus | null {
  const off = /^(.+?) (?:OFF|(?:is|are) off)((?: (?:tonight|today|this week)| due to .*)?)$/.exec(
    name,
  );
  if (off) {
    const [, rest = "", more = ""] = off;
    const isApart = /\p{Ll}/u.test(rest) && !BEFORE_OFF.test(rest);
    if (isApart) {
      return { name: trimName(rest), status: { kind: "cancelled", words: `Cancelled${more}` } };
    }
  }
  const full = /^(?:FULL (?=\p{Lu}|\d)(.*\p{Ll}.*)|(.*\p{Ll}.*) (?:FULL|(?:is )?now full))$/u.exec(
    name,
  );
  const rest = full?.[1] ?? full?.[2];
  return rest ? { name: trimName(rest), status: { kind: "full", words: "Fully booked" } } : null;
}

/** Reads a name that says that something is not on: "NO Boys' Brigade tonight", "There is no choir this week". */
function readNotOn(name: string): NameAndStatus | null {
  const text = name.replace(/^(?:sorry,? |there is |there['’]s )+/i, "").replace(/[\s!.]+$/, "");
  const found = NOT_ON.exec(text) ?? NO_IN_CAPITALS.exec(text) ?? NO_MEETING.exec(text);
  const [, rest = "", more = ""] = found ?? [];
  if (!rest) return null;
  const words = more ? `Cancelled ${more}` : "Cancelled";
  return { name: trimName(rest), status: { kind: "cancelled", words } };
}

/** Finds the status for which a whole part of a name stands; null if it is none. */
function findStatus(part: string): StatusInName | null {
  for (const { kind, label, whole } of [...searchedPhrases, ...searchedShortPhrases]) {
    const [found, more = ""] = whole.exec(part) ?? [];
    if (found) return { kind, words: label + more };
  }
  return null;
}

/** Whether a status stands in capitals before a name that does not: "SOLD OUT Carol Concert". */
function isCapitalsBefore(status: string, rest: string): boolean {
  return status === status.toUpperCase() && /^[\p{Lu}\d"“‘]/u.test(rest) && /\p{Ll}/u.test(rest);
}

function hasLetters(piece: string): boolean {
  return /[\p{L}\p{N}]/u.test(piece);
}

/** Takes away double spaces, and punctuation that the cut has left at the ends of a name. */
function trimName(name: string): string {
  const words = name.includes("(") ? name : name.replaceAll(")", " ");
  return words.replace(/\s+/g, " ").replace(/^[\s,:;–—|*_-]{1,99}|[\s,:;–—|*_-]{1,99}$/g, "");
}
