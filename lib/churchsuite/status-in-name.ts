import { findStatus, phrases, type StatusInName, WEEKDAY } from "./status-phrases.ts";

/*
 * Offices type the status of an event into its name: "CANCELLED: Boys' Brigade", "Supper (fully booked)", "NO Bible Class
 * tonight". A name is cut into pieces at its punctuation, and a status is a whole piece, or ends or begins one. In doubt
 * something counts as a status: a talk that is called "Cancelled: …" is struck through, and the check-up says so.
 */

/** A name, and the status that somebody typed into it. */
export type NameAndStatus = {
  /** The name without the status. */
  name: string;
  /** Missing if the name does not mention one. */
  status?: StatusInName;
};

/** A part of a name between its punctuation. */
type Piece = {
  /** What parts it from the piece before; "" for the first. */
  separator: string;
  /** Empty only at the ends. */
  words: string;
};

/** A status, and what it leaves of the piece in which it stands. */
type Finding = {
  status: StatusInName;
  /** The rest of the piece: "Choir" of "Choir cancelled"; "" if the status is the whole of it. */
  rest: string;
};

/** An emoji parts as well as a dash: "❌ CANCELLED ❌ Choir". */
const SEPARATOR =
  /(\s+[-–—|~•]+\s+|[-–—]+(?:\s+|$)|\s+[-–—]+|\s*[:;|]\s*|\s*\/+\s*(?=\p{L})|\s*[()[\]{}<>*_!~]+\s*|[,.]\s+(?!\d)|\.(?=\p{Lu})|(?:…|\.{3})\s*|\s*\p{Extended_Pictographic}\uFE0F?\s*)/u;

/** A whole piece that says more of a status: "GB – cancelled (snow)", "No GB – half term", "Camp (full – waiting list)". */
const MORE =
  /^(?:(?:due|owing) to |because of )?(?:the |bad |heavy )?(?:snow|ice|frost|storm|weather|floods?|flooding|illness|sickness|funeral|(?:half|mid)[- ]?term(?: break)?|easter (?:monday|tuesday)|(?:[a-z]+ )?(?:bank )?holidays?|waiting list(?: only)?)$/i;
/** A whole piece that only prepares for what follows, or is sorry about it: "UPDATE: choir cancelled", "Choir cancelled, sorry". */
const ASIDE =
  /^(?:sorry|apologies|see below|reminder|update|(?:please )?note|notice|important|urgent)$/i;

/** "Cancelled Debts", "the power of cancelled sin": no status. */
const CANCELLED_THINGS = /\b(?:debts?|sins?|guilt|past|cheques?|stamps?)\b/i;
/** "Barbecue – cancelled if wet", "Barbecue (if wet, cancelled)", "Barbecue may be cancelled": no status yet. */
const UNDECIDED =
  /(?:ed|off) (?:if|unless)\b|\bif (?:it|raining|the weather|wet)\b|\b(?:could|may|might) (?:have to )?be\b/i;
/** What is beside a service, which is on without it: "Morning Worship – crèche cancelled". */
const BESIDE_A_SERVICE =
  /^(?:the )?(?:bible (?:class|study)|cr[eè]che|evening (?:service|worship)|junior church|sunday (?:club|school))$/i;
/** "Barbecue is NOT cancelled", "not sold out yet": no status. */
const ENDS_WITH_NOT = /(?:\bnot|n['’]t)(?: be(?:en)?)?$/i;
const ENDS_WITH_OFF =
  /^(.+?) (?:OFF|(?:is|are) off|off(?= (?:tonight|today|this week)))((?: (?:tonight|today|this week)| due to .*)?)$/;
const BEGINS_WITH_FULL = /^FULL (?=\p{Lu}|\d)(.*\p{Ll}.*)$/u;
const ENDS_WITH_FULL = /^(.*?\p{Ll}.*?) (?:FULL|(?:is )?now full|(?:IS )?NOW FULL)$/u;
/** "Kick OFF", "Day OFF": no status. */
const BEFORE_OFF =
  /\b(?:bake|cook|day|drop|face|kick|lift|pay|play|send|show|sign|stand|take|time|week)$/i;
const BEFORE_NO = /^(?:sorry |please note |there is |there['’]s |there will be )+/i;
/** What tells when something is not on, or why: "NO choir on Sunday", "No GB over half-term". */
const WHEN_OR_WHY = [
  "tonight|today|tomorrow",
  "this (?:week|morning|afternoon|evening|month)",
  `(?:on |this )(?:${WEEKDAY}|(?:the )?\\d)`,
  "\\d\\d?(?:st|nd|rd|th)? (?:jan|feb|mar|apr|may|june?|july?|aug|sep|oct|nov|dec)",
  "(?:over|during) ",
  "due to|owing to|because|until",
];
const NO_NOW = new RegExp(`^no ([^:]+?) ((?:${WHEN_OR_WHY.join("|")}).*)$`, "i");
/** "No Evening Service", but not "No Greater Love". */
const NO_MEETING =
  /^no ((?:.+ )?(?:service|practice|rehearsal|prayer meeting|bible study|sunday school|youth club))$/i;
const NO = /^no (.+)$/i;
/** "NO Boys' Brigade", but not "NO FRILLS LUNCH". */
const NO_IN_CAPITALS = /^NO (.*\p{Ll}.*)$/u;

const BRACKETS = [
  ["(", ")"],
  ["[", "]"],
  ["{", "}"],
] as const;

/** The statuses by their weight: an event that is full and cancelled is cancelled. */
const KINDS: StatusInName["kind"][] = ["cancelled", "postponed", "full"];

/** Reads the status that somebody typed into a name, and takes it out. A name that is nothing else stays. */
export function readStatusInName(name: string): NameAndStatus {
  if (UNDECIDED.test(name)) return { name };
  const first = takeStatusOut(name);
  if (!first.status) return first;
  // "CANCELLED: Camp (full)", "CANCELLED – Choir – CANCELLED"
  const second = takeStatusOut(first.name);
  if (!second.status || second.name === first.name) return first;
  return { name: second.name, status: chooseGraver(first.status, second.status) };
}

function chooseGraver(one: StatusInName, other: StatusInName): StatusInName {
  return KINDS.indexOf(other.kind) < KINDS.indexOf(one.kind) ? other : one;
}

/** Takes one status out of a name: rather one that stands apart than one beside other words. */
function takeStatusOut(name: string): NameAndStatus {
  const pieces = splitName(name);
  for (const find of [findApart, findBesideName, findShort, findNotOn]) {
    for (const index of pieces.keys()) {
      const found = find(pieces, index);
      if (!found || ENDS_WITH_NOT.test(found.rest)) continue;
      if (isOfSomethingElse(pieces, index, found)) continue;
      const reading = writeRest(pieces, index, found);
      if (reading) return reading;
    }
  }
  return { name };
}

/** Whether a status is that of something beside the event: "Fun Day (bouncy castle cancelled)". */
function isOfSomethingElse(pieces: Piece[], index: number, { rest }: Finding): boolean {
  if (!rest || pieces.slice(0, index).every(isBesidesName)) return false;
  const isInBrackets = /[([{]/.test(pieces[index]?.separator ?? "");
  return isInBrackets || BESIDE_A_SERVICE.test(rest);
}

function splitName(name: string): Piece[] {
  const pieces: Piece[] = [];
  let separator = "";
  const parts = name.split(SEPARATOR);
  for (const [index, part] of parts.entries()) {
    const isSeparator = index % 2 === 1;
    const isLast = index === parts.length - 1;
    if (isSeparator) {
      separator += part;
    } else if (part || isLast) {
      pieces.push({ separator, words: part });
      separator = "";
    }
  }
  return pieces;
}

/** Reads the words of a piece without the full stop and the spaces round them; "" if there is no such piece. */
function wordsOf(pieces: Piece[], index: number): string {
  return (pieces[index]?.words ?? "").replace(/[\s.]+$/, "").trim();
}

/** Finds a status that is a whole piece: "CANCELLED: Choir", "Choir – cancelled", "Choir (full)", "OFF! Choir". */
function findApart(pieces: Piece[], index: number): Finding | null {
  const status = findStatus(wordsOf(pieces, index));
  return status && { status, rest: "" };
}

/** Finds a status without punctuation beside a name: "Choir cancelled", "POSTPONED Harvest Supper". */
function findBesideName(pieces: Piece[], index: number): Finding | null {
  const words = wordsOf(pieces, index);
  for (const { kind, label, atEnd, atStart } of phrases) {
    const [, before = "", more = ""] = atEnd.exec(words) ?? [];
    const isOfThings = kind === "cancelled" && CANCELLED_THINGS.test(before);
    if (before && !isOfThings) return { status: { kind, words: label + more }, rest: before };

    const [, typed = "", behind = ""] = atStart.exec(words) ?? [];
    const isApart = /^canc/i.test(typed)
      ? !CANCELLED_THINGS.test(behind)
      : isCapitalsBefore(typed, behind);
    if (behind && isApart) return { status: { kind, words: label }, rest: behind };
  }
  return null;
}

/** Finds a short status beside a name: "Choir OFF", "Choir is off tonight", "FULL Carol Concert", "Camp now full". */
function findShort(pieces: Piece[], index: number): Finding | null {
  const words = wordsOf(pieces, index);
  const [, nameOfOff = "", more = ""] = ENDS_WITH_OFF.exec(words) ?? [];
  if (/\p{Ll}/u.test(nameOfOff) && !BEFORE_OFF.test(nameOfOff)) {
    return { status: { kind: "cancelled", words: `Cancelled${more}` }, rest: nameOfOff };
  }
  const [, rest = ""] = BEGINS_WITH_FULL.exec(words) ?? ENDS_WITH_FULL.exec(words) ?? [];
  return rest ? { status: { kind: "full", words: "Fully booked" }, rest } : null;
}

/** Finds words that say that something is not on: "NO Boys' Brigade tonight", "No choir – half term". */
function findNotOn(pieces: Piece[], index: number): Finding | null {
  const words = wordsOf(pieces, index).replace(BEFORE_NO, "");
  const isFirst = pieces.slice(0, index).every(isBesidesName);
  const [, nameOfToday = "", when = ""] = NO_NOW.exec(words) ?? [];
  if (nameOfToday) {
    // "Morning Worship – no Sunday School today" is on.
    if (!isFirst && !isNamedBefore(pieces, index, nameOfToday)) return null;
    const rest = isFirst ? nameOfToday : "";
    return { status: { kind: "cancelled", words: `Cancelled ${when}` }, rest };
  }
  if (!isFirst) return null;
  const hasMore = [index - 1, index + 1].some((beside) => MORE.test(wordsOf(pieces, beside)));
  const found = NO_MEETING.exec(words) ?? NO_IN_CAPITALS.exec(words);
  const [, rest = ""] = found ?? (hasMore ? NO.exec(words) : null) ?? [];
  return rest ? { status: { kind: "cancelled", words: "Cancelled" }, rest } : null;
}

/** Whether the event was named before a piece: "Choir – no choir practice tonight", "Boys’ Brigade – no BB tonight". */
function isNamedBefore(pieces: Piece[], index: number, typedName: string): boolean {
  const typedBefore = pieces.slice(0, index).map(({ words }) => words);
  const before = typedBefore.join(" ").toLowerCase();
  const name = typedName.toLowerCase();
  if (before.includes(name) || name.startsWith(before)) return true;
  return initialsOf(before) === name || initialsOf(name) === before;
}

function initialsOf(name: string): string {
  return name.replace(/(\S)\S*\s*/g, "$1");
}

/** Whether a piece is no part of a name: "Half term – no choir", "Sorry, no choir tonight". */
function isBesidesName({ words }: Piece): boolean {
  return [ASIDE, MORE].some((pattern) => pattern.test(words.trim()));
}

/** Whether a status stands in capitals before a name that does not: "SOLD OUT Carol Concert". */
function isCapitalsBefore(status: string, rest: string): boolean {
  return status === status.toUpperCase() && /^[\p{Lu}\d"“‘]/u.test(rest) && /\p{Ll}/u.test(rest);
}

/** Writes what a status leaves of a name; null if the status may be the name itself. What says more of it goes with it. */
function writeRest(pieces: Piece[], index: number, found: Finding): NameAndStatus | null {
  const { status, rest } = found;
  const remaining = rest ? keepRest(pieces, index, rest) : removePiece(pieces, index);
  const more = findMore(remaining, index, found);
  const name = joinPieces(removeAsides(more < 0 ? remaining : removePiece(remaining, more)));
  if (name) {
    const words = more < 0 ? status.words : `${status.words}: ${wordsOf(remaining, more)}`;
    return { name, status: { ...status, words } };
  }
  const isEverydayWord = status.kind === "full" || /^off$/i.test(wordsOf(pieces, index));
  return isEverydayWord ? null : { name: joinPieces(pieces), status };
}

/** Finds the piece behind a status, or before it, that says more of it. Returns its index; -1 if there is none. */
function findMore(remaining: Piece[], index: number, { status, rest }: Finding): number {
  const behind = rest ? index + 1 : index;
  if (MORE.test(wordsOf(remaining, behind))) return behind;
  // "Easter holidays: camp full" gives no reason.
  return status.kind !== "full" && MORE.test(wordsOf(remaining, index - 1)) ? index - 1 : -1;
}

/** Puts the rest into the place of a piece, without the marks at the end of the name: "**Choir cancelled**". */
function keepRest(pieces: Piece[], index: number, rest: string): Piece[] {
  const kept = pieces.map((piece, at) => (at === index ? { ...piece, words: rest } : piece));
  const areMarksBehind = kept.length === index + 2 && kept[index + 1]?.words === "";
  return areMarksBehind ? kept.slice(0, index + 1) : kept;
}

/** Takes a piece out. Of the separators round it stays what parts words from words, and the mark of "Sing! – cancelled". */
function removePiece(pieces: Piece[], index: number): Piece[] {
  const removed = pieces[index]?.separator ?? "";
  const next = pieces[index + 1] ?? { separator: "", words: "" };
  const exclamation = /^!(?=\s)/.test(removed) ? "!" : "";
  const [mark = " "] = /\s*[-–—:|,]\s*/.exec(removed + next.separator) ?? [];
  const isBetweenWords = index > 0 && next.words !== "";
  const separator = exclamation + (isBetweenWords ? mark : "");
  return [...pieces.slice(0, index), { separator, words: next.words }, ...pieces.slice(index + 2)];
}

function removeAsides(pieces: Piece[]): Piece[] {
  const index = pieces.findIndex(({ words }) => ASIDE.test(words.trim()));
  return index < 0 ? pieces : removeAsides(removePiece(pieces, index));
}

/** Writes a name, without double spaces, and without the punctuation and the single brackets that the cut has left. */
function joinPieces(pieces: Piece[]): string {
  let name = pieces.map(({ separator, words }) => separator + words).join("");
  for (const [open, close] of BRACKETS) {
    const isPair = name.includes(open) && name.includes(close);
    if (!isPair) name = name.replaceAll(open, " ").replaceAll(close, " ");
  }
  return name.replace(/\s+/g, " ").replace(/^[\s,:;–—|*_!-]{1,99}|[\s,:;–—|*_-]{1,99}$/g, "");
}
