import { hasPassword, mayHavePassword, NETWORKS } from "./passwords.ts";
import { hasPhrase, splitIntoWords } from "./spellings.ts";

// All patterns are bounded, so that no text can keep a browser busy. They look at simplified texts.

/** A sentence with one of these and the word "code" says that there is a code, which the next one may hold. */
const LOCKED = ["alarm", "door", "gate", "keypad", "lock", "safe", "shutter"];

/** A sentence with one of these and a digit may open a door, an alarm, a box for keys or a network. */
const CODES = [
  "pin",
  "door",
  "alarm",
  "key safe",
  "keysafe",
  "key box",
  "lock box",
  "lockbox",
  "padlock",
  "doorcode",
  "entryphone",
  "gatecode",
  "keycode",
  "pincode",
  "buzzer",
  "combi",
  "digi lock",
  "digilock",
  "intercom",
  "bt hub",
  "login",
  "code for",
  "combination",
  "keypad",
  "key pad",
  "host key",
  "pmi",
  "router",
  ...NETWORKS,
];

/** A sentence with one of these goes with a number of three digits, also behind a letter. */
const SHORT_CODES = ["code", "codes", "disarm", "lock", "unlock", "unset"];

/** A sentence with one of these goes with a number like a code. Gates and entrances have smaller numbers, too. */
const WAYS_IN = [
  "access",
  "barrier",
  "cabinet",
  "cupboard",
  "doors",
  "entrance",
  "entry",
  "fob",
  "garage",
  "gate",
  "get in",
  "get into",
  "hatch",
  "key",
  "keys",
  "let yourself",
  "let yourselves",
  "locker",
  "panel",
  "photocopier",
  "printer",
  "room number",
  "safe",
  "shed",
  "shutter",
  "to open",
];

/** Where a key lies. */
const PLACES_OF_KEYS = [
  /\bspare keys?\b/,
  // "key under mat"
  /\bkeys? (?:hidden )?(?:behind|below|beneath|under|underneath)\b/,
  // "key in the porch", "the key’s on a hook", "the keys will be left in the meter box"
  /\bkeys?(?:['’]s)? (?:(?:are|can be|hangs?|is|lies?|will be) )?(?:found |hanging |hidden |kept |left )?(?:behind|below|beneath|in|inside|on|on top of|under|underneath) (?:a|my|our|the)\b/,
];

/** Four to six digits that are no year, and no part of a price, a time or the number of a flight: "4821", "4821x". */
const CODE_NUMBER = /(?:^|[^\p{L}\d.,:-])(?!(?:1[5-9]|20)\d\d(?!\d))\d{4,6}(?![\d-]|[.,:]\d)/u;
/** Digits in groups: "4 8 2 1", "48-21-05". */
const GROUPS_OF_DIGITS = /\b\d(?:[ -]\d){3}\b|\b\d\d(?:-\d\d){2}\b/;
/** Three digits or more, in groups or not, that are no part of a price or a time: "482", "C482", "48 21". */
const SHORT_NUMBER = /(?:^|[^\d.,:-])\d(?:[ -]?\d){2}/;

/** What somebody says of the keys to press at a door or on a telephone. */
const KEYS_TO_PRESS = [
  // "code 48", "code: 48"
  /\bcode[^\p{L}\d]{1,3}[a-z]?\d/u,
  // "press 2 and 4 together"
  /\bpress \d ?(?:[&+,]|and) ?\d/,
  // "press 48", "tap in C4", "press C"
  /\b(?:key in|press|punch|push|put in|tap|type)(?: in)? [a-z]?\d\d|\bpress [b-z]\b/,
  // "use 4821", "opens with 1945"
  /\b(?:enter the number|opens? with|use) [a-z]?\d{4}/,
  // "enter C482", "then 4821", and no year
  /\b(?:enter|then) (?:[a-z]\d{3}|(?!(?:1[5-9]|20)\d\d(?!\d))\d{4,8}(?!\d|[.,:]\d))/,
  // "C4821Y", as locks with buttons have it
  /\b(?:[cxyz]\d{3,5}|\d{4,5})[xyz]\b/,
  // "4821 hash", "4821 then star"
  /\d{3}[a-z]?,? (?:(?:followed by|then) (?:the )?(?:#|hash|star)|hash)\b/,
  // "4821#", "4821*", and no hashtag
  /\d[a-z]? ?#(?![\p{L}\d])|\d{4}\*/u,
];
/** What a telephone dials behind a number: "0330 606 0403,,4821#", "0330 606 0403 ext. 48211". */
const BEHIND_A_TELEPHONE = /\d ?(?:,,[ *]{0,3}\d|(?:&|;|p|x|ext\.?) ?[1-9]\d{4})/;

/** A telephone number of anybody: with the code of a country, or of ten or eleven digits. Two codes together have fewer. */
const TELEPHONE = /(?:(?:\+|00 ?)\d(?:[ ()-]{0,2}\d){9,12}|\(?0[1-9](?:[ ()-]{0,2}\d){8,9})(?!\d)/g;
/** Pictures of keys, locks and doors. */
const PICTURE_OF_LOCK = /[🔑🗝🔐🔒🔓🚪]/u;

/** The most words of a label, which names a code on a line of its own, with the code below it. */
const LONGEST_LABEL = 3;

/** A number of nine digits or more, in groups or not: "812 3456 7890". */
const LONG_NUMBER = /\+?\d(?:[ ()-]{0,2}\d){8,40}/g;
/** The most digits of a telephone number, with the code of its country. */
const LONGEST_TELEPHONE = 15;

/** Whether these words say that there is a code. */
export function mentionsCode(words: string[]): boolean {
  return hasPhrase(words, ["code", "codes"]);
}

/** Whether these words say that a door has a code, or something else that is locked. */
export function mentionsCodeOfDoor(words: string[]): boolean {
  return mentionsCode(words) && hasPhrase(words, LOCKED);
}

/** Whether a text has a number like a code in it, and no year. */
export function hasCodeNumber(text: string): boolean {
  return CODE_NUMBER.test(text.replace(TELEPHONE, ""));
}

/** Whether a text has four digits together that are no part of a telephone number. */
export function hasFourDigits(text: string): boolean {
  return /\d{4}/.test(text.replace(TELEPHONE, ""));
}

/** Whether these are so few words that they may be a label. */
export function isLabel(words: string[]): boolean {
  return words.length <= LONGEST_LABEL;
}

/** Whether words end with the name of a code. */
export function endsWithCodeName(words: string[]): boolean {
  return hasPhrase(words.slice(-LONGEST_LABEL), [...CODES, ...SHORT_CODES]);
}

/** Whether words end with the name of something that may have a code, such as a gate. */
export function endsWithWayIn(words: string[]): boolean {
  return hasPhrase(words.slice(-LONGEST_LABEL), WAYS_IN);
}

/** Whether a text begins with a number like a code: "4821", "(4821) and God bless". */
export function beginsWithCode(text: string): boolean {
  const index = text.search(CODE_NUMBER);
  return index >= 0 && !/\p{L}|\d/u.test(text.slice(0, index));
}

/** Whether a text has a password or another code in it, or names one. In any event such a text goes. */
export function hasCode(text: string): boolean {
  if (hasPassword(text) || PLACES_OF_KEYS.some((place) => place.test(text))) return true;
  return countDigits(text) > 0 && hasNumberOfCode(text);
}

function hasNumberOfCode(text: string): boolean {
  const words = splitIntoWords(text);
  if (hasMeetingNumber(text) || PICTURE_OF_LOCK.test(text)) return true;
  if (BEHIND_A_TELEPHONE.test(text)) return true;
  const numbers = text.replace(TELEPHONE, "");
  // "Tickets from Heather on 07700 900123, or at the door"
  if (hasPhrase(words, CODES) && countDigits(numbers) > 0) return true;
  if (KEYS_TO_PRESS.some((pattern) => pattern.test(numbers))) return true;
  if (hasPhrase(words, SHORT_CODES) && SHORT_NUMBER.test(numbers)) return true;
  if (!hasPhrase(words, WAYS_IN)) return false;
  return CODE_NUMBER.test(numbers) || GROUPS_OF_DIGITS.test(numbers);
}

/** Whether a text may have a code in it. In an event that is online such a text goes. */
export function mayHaveCode(text: string): boolean {
  const digits = countDigits(text);
  // A meeting's number may be spread over several lines.
  const isFiguresAlone = digits >= 2 && !/\p{L}/u.test(text);
  return digits >= 4 || isFiguresAlone || mayHavePassword(text);
}

/**
 * Whether a text has the number of a meeting in it. Telephone numbers begin with 0 or +, and are shorter: "+44 20 3481
 * 5237 812 3456 7890" is a telephone number and a meeting's.
 */
export function hasMeetingNumber(text: string): boolean {
  const numbers = text.match(LONG_NUMBER) ?? [];
  return numbers.some((number) => !/^[0+]/.test(number) || countDigits(number) > LONGEST_TELEPHONE);
}

/** Counts the digits of any script. */
export function countDigits(text: string): number {
  return text.match(/\p{Nd}/gu)?.length ?? 0;
}
