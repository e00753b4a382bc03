import {
  ADDRESS_HINT,
  ADDRESS_WITH_PASSWORD,
  CODES,
  MEET_CODE,
  MEETING_ADDRESS,
  NUMBERS,
  ONLINE,
  ORDINARY,
  PASSWORD_LABEL,
  SECRET_HINT,
  SECRET_LABEL,
  SECRETS,
  YEARS,
} from "./meeting-patterns.ts";

/** From the index of the first character to the one after the last. */
export type Span = { start: number; end: number };

export type Sought = {
  /** The event's own way in, on whatever host. */
  joinLink: string;
  /** Whether the event is online: then every number and code goes that might lead there. */
  isOnline: boolean;
  /** The telephone numbers that stay: see `churchPhones`. */
  phones: RegExp;
};

// Between the digits of a telephone number.
const BETWEEN = "[ ().-]{0,3}";
const WEB_ADDRESS = /https?:|www\./;
const SENTENCE_END = /[.,;:!?)\]}>"'”’»*_]{1,20}$/;

export function speaksOfMeeting(text: string): boolean {
  const { searched } = searchable(text);
  return ONLINE.test(searched) || addressesIn(searched, "").length > 0;
}

/**
 * The joining details of private meetings in a text, in order: addresses, numbers, passwords and dial-in
 * strings. Those with only spaces and punctuation between them are merged.
 */
export function joiningDetailsIn(text: string, { joinLink, isOnline, phones }: Sought): Span[] {
  const { searched, indexes } = searchable(text);
  const found = [
    ...addressesIn(searched, joinLink),
    ...secretsIn(masked(searched, phones), isOnline),
  ].sort((one, other) => one.start - other.start);
  const spans: Span[] = [];
  for (const { start, end: last } of found) {
    const end = last - (SENTENCE_END.exec(searched.slice(start, last).slice(-20))?.[0].length ?? 0);
    const before = spans.at(-1);
    if (before && !/[\p{L}\p{N}]/u.test(searched.slice(before.end, start))) {
      before.end = Math.max(before.end, end);
    } else if (end > start) spans.push({ start, end });
  }
  if (!indexes) return spans;
  const indexOf = (place: number) => indexes[place] ?? text.length;
  return spans.map(({ start, end }) => ({ start: indexOf(start), end: indexOf(end) }));
}

/** Whether an address leads into a meeting, as it is typed or as a browser follows it. */
export function isWayIn(address: string, sought: Sought): boolean {
  const followed = orItself(address, (typed) => new URL(typed).href);
  const forms = [address, followed].flatMap((form) => {
    const decoded = percentDecoded(form);
    return [form, decoded, percentDecoded(decoded)];
  });
  return [...new Set(forms)].some((form) => joiningDetailsIn(form, sought).length > 0);
}

/**
 * Normalises a text for searching: lower case, no invisible characters, one kind of space, of dash, of full stop and of slash.
 * `indexes` maps its characters to their indexes in the text; null where they are the same.
 */
function searchable(text: string): { searched: string; indexes: number[] | null } {
  if (/^[\n -~]*$/.test(text)) {
    return { searched: text.toLowerCase().replaceAll("\\", "/"), indexes: null };
  }
  let searched = "";
  const indexes: number[] = [];
  let index = 0;
  for (const character of text) {
    const plain = plainCharacter(character);
    for (let unit = 0; unit < plain.length; unit++) indexes.push(index);
    searched += plain;
    index += character.length;
  }
  return { searched, indexes };
}

function plainCharacter(character: string): string {
  if (/[\n -~]/.test(character)) return character === "\\" ? "/" : character.toLowerCase();
  if (/[\p{Cf}\p{M}]/u.test(character)) return "";
  // Braille and Hangul blanks: letters in Unicode, spaces on the screen.
  if (/[\s\u2800\u3164\u115f\u1160]/.test(character)) return " ";
  if (/\p{Pd}/u.test(character)) return "-";
  // Browsers take ideographic full stops in an address for its dots.
  return character.normalize("NFKC").toLowerCase().replaceAll("。", ".").replaceAll("\\", "/");
}

function addressesIn(searched: string, joinLink: string): Span[] {
  if (!joinLink && !ADDRESS_HINT.test(searched)) return [];
  const ownPage = pageOf(searchable(joinLink).searched);
  return [...searched.matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
    const meeting = startOfMeeting(word, ownPage);
    // An address may have a percent-encoded joining link in its query: then all of it goes.
    if (meeting < 0 && startOfMeeting(percentDecoded(word), ownPage) < 0) return [];
    const address = word.search(WEB_ADDRESS);
    const start = address < 0 ? Math.max(meeting, 0) : address;
    return [{ start: index + start, end: index + word.length }];
  });
}

/** Where in a word the address of a meeting begins; below zero where there is none. */
function startOfMeeting(word: string, ownPage: string): number {
  const own = ownPage.includes(".") ? word.indexOf(ownPage) : -1;
  const isOwn =
    own >= 0 &&
    /(?:^|www\.|[^\w.@-])$/.test(word.slice(0, own).slice(-4)) &&
    /^\/?(?:$|[?#&]|[^\w/]{1,20}$)/.test(word.slice(own + ownPage.length));
  if (isOwn) return own;
  return ADDRESS_WITH_PASSWORD.test(word) ? 0 : word.search(MEETING_ADDRESS);
}

/** Passwords, codes and dial-in strings; in the words of an event that is online, whatever may be a meeting’s number. */
function secretsIn(searched: string, isOnline: boolean): Span[] {
  if (!isOnline && !SECRET_HINT.test(searched)) return [];
  let rest = masked(searched, ORDINARY);
  const codes = [...rest.matchAll(CODES)].filter(([, label = "", code = ""]) => {
    if (YEARS.test(code)) return PASSWORD_LABEL.test(label);
    // In any event "ID" and the two letters of a password may be said of something else.
    const isLongId = /^i/.test(label) && /(?:\d[ -]?){9}/.test(code);
    const isNumber = /^p[./]?w/.test(label) && /^\d{4,10}$/.test(code);
    return isOnline || isLongId || isNumber || SECRET_LABEL.test(label);
  });
  const secrets = isOnline ? [...SECRETS, MEET_CODE] : SECRETS;
  const found = [...codes, ...secrets.flatMap((pattern) => [...searched.matchAll(pattern)])].map(
    spanOf,
  );
  for (const pattern of isOnline ? NUMBERS : []) {
    const numbers = [...rest.matchAll(pattern)].filter(([number]) => !YEARS.test(number));
    found.push(...numbers.map((number) => wordsAround(searched, spanOf(number))));
    rest = masked(rest, pattern);
  }
  return found;
}

/** A number in a web address goes with all of the address. */
function wordsAround(searched: string, { start, end }: Span): Span {
  const [before = ""] = /\S*$/.exec(searched.slice(0, start)) ?? [];
  const [after = ""] = /^\S*/.exec(searched.slice(end)) ?? [];
  if (!WEB_ADDRESS.test(before)) return { start, end };
  return { start: start - before.length, end: end + after.length };
}

/** The text with "£" for what the pattern finds, but for its first group: nothing is taken for a number then. */
function masked(text: string, pattern: RegExp): string {
  return text.replace(pattern, (found: string, before?: unknown) => {
    const kept = typeof before === "string" ? before : "";
    return kept.padEnd(found.length, "£");
  });
}

function spanOf({ 0: match, index }: RegExpExecArray): Span {
  return { start: index, end: index + match.length };
}

/**
 * Finds the telephone numbers that are printed whatever an event is about: these ("028 9649 6012"), and all in the
 * area of the first, however they are typed ("+44 (0)28 9649 6012"). Its first group is what stands before.
 */
export function churchPhones(phones: string[]): RegExp {
  const [[area = "", ...others] = []] = phones.map((phone) => phone.split(" "));
  const ofTheArea = area + others.join("").replace(/\d/g, "#");
  const all = [ofTheArea, ...phones].filter(Boolean).map(patternOf);
  return new RegExp(`(^|[^\\d])(?:${all.join("|") || "(?!)"})(?!\\d)`, "g");
}

/** "#" stands for any digit. The 0 before an area may be the code of a country. */
function patternOf(phone: string): string {
  const [, ...digits] = phone.replace(/[^\d#]/g, "");
  const wanted = digits.map((digit) => (digit === "#" ? "\\d" : digit)).join(BETWEEN);
  return `(?:(?:\\+|00)\\d{2,3}${BETWEEN}0?|0)${BETWEEN}${wanted}`;
}

/** An address without its scheme, "www." and query. */
function pageOf(address: string): string {
  const withoutScheme = address.trim().replace(/^[a-z]{1,9}:\/{0,2}/, "");
  const [page = ""] = withoutScheme.replace(/^www\./, "").split(/[?#&]/, 1);
  return page.replace(/\/$/, "");
}

const percentDecoded = (word: string) => orItself(word, decodeURIComponent);

/** A text as `read` has it; itself where it is malformed. */
function orItself(text: string, read: (text: string) => string): string {
  try {
    return read(text);
  } catch {
    return text;
  }
}
