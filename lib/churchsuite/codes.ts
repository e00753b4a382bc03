import { hasPhrase, splitIntoWords } from "./spellings.ts";

// All patterns are bounded, so that no text can keep a browser busy. They look at simplified texts.

/** A sentence with one of these goes even without a digit, because any word may be a password. */
const PASSWORDS = [
  "password",
  "passwords",
  "pass word",
  "passcode",
  "passcodes",
  "pass code",
  "pass codes",
  "passphrase",
  "pass phrase",
  "passkey",
  "pass key",
  "passwd",
  "pwd",
  "p word",
  "network code",
  "internet code",
  "broadband code",
  "stream key",
  "ssid",
  "network key",
  "wifi code",
  "wifi key",
  "wi fi code",
  "wi fi key",
  "wireless code",
  "wireless key",
  "wlan key",
];

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
  "access code",
  "entry code",
  "gate code",
  "key code",
  "doorcode",
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
  "church code",
  "code for",
  "code is",
  "combination",
  "entrance code",
  "hall code",
  "keypad",
  "key pad",
  "lock code",
  "shutter code",
  "security code",
  "host key",
  "pmi",
  "wifi",
  "wi fi",
  "wlan",
  "wireless",
  "router",
];

/** A sentence with one of these goes with a number like a code. Gates and entrances have smaller numbers, too. */
const WAYS_IN = [
  "barrier",
  "code",
  "codes",
  "doors",
  "entrance",
  "entry",
  "gate",
  "get in",
  "get into",
  "key",
  "keys",
  "lock",
  "safe",
  "shutter",
];

/** Words for networks. */
const WIFI = ["wifi", "wi fi", "wlan", "wireless"];

/** What somebody types before a password, with a colon or a slash. "Dress code:" is no such thing, and PW may be a group. */
const PASSWORD_LABEL =
  /\bp\/(?:w|code|word)\b|\b(?:pass|log-?in|user ?name|wi[ -]?fi) ?[:=]|(?:^|[^\p{L} ]) ?code ?[:=]|\b(?:door|gate|alarm) code ?(?:[:=]|is\b)/u;
/** "PW: harvest", a single word, in an event that is online. Elsewhere it is a group with a colon behind it. */
const PASSWORD_ONLINE = /\bp\.?w\.? ?[:=] ?\p{L}[\p{L}\p{N}]{0,40}(?= ?(?:[^\p{L}\p{N} ]|$))/u;
/** Four to six digits that are no year, and no part of a price, a time or the number of a flight: "4821", "4821x". */
const CODE_NUMBER = /(?:^|[^\p{L}\d.,:-])(?!(?:1[5-9]|20)\d\d(?!\d))\d{4,6}(?![\d-]|[.,:]\d)/u;
/** A telephone number of anybody. */
const TELEPHONE = /(?:\+|\(?0)\d[\d ()-]{6,18}\d/g;
/** Pictures of keys, locks and doors. */
const PICTURE_OF_LOCK = /[🔑🗝🔐🔒🔓🚪]/u;

/** The most words of a label, which names a code on a line of its own, with the code below it. */
const LONGEST_LABEL = 3;

/** A number of nine digits or more, in groups or not: "812 3456 7890". */
const LONG_NUMBER = /\+?\d(?:[ ()-]{0,2}\d){8,40}/g;
/** The most digits of a telephone number, with the code of its country. */
const LONGEST_TELEPHONE = 15;
/** The two letters for "password" before a number or a word with digits. Before a year they are the name of a group. */
const PASSWORD_IN_LETTERS = /\bp[./]?w\b\W{0,4}(?:(?!(?:19|20)\d\d(?!\d))\d{4}|[a-z]{2,20}\d)/;
/** "abc-defg-hij" */
const CODE_IN_LETTERS = /\b[a-z]{3} ?- ?[a-z]{4} ?- ?[a-z]{3}\b/;
/** "bt28" looks like a password, but is none. */
const BEGINNING_OF_POSTCODE = /^[a-z]{1,2}\d{1,2}$/;

/** Whether these words name a password. */
export function mentionsPassword(words: string[]): boolean {
  if (hasPhrase(words, PASSWORDS)) return true;
  return hasPhrase(words, WIFI) && hasPhrase(words, ["key", "pass"]);
}

/** Whether these words say that a door has a code, or something else that is locked. */
export function mentionsCodeOfDoor(words: string[]): boolean {
  return hasPhrase(words, ["code", "codes"]) && hasPhrase(words, LOCKED);
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
  return hasPhrase(words.slice(-LONGEST_LABEL), CODES);
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
  if (hasMeetingNumber(text) || PASSWORD_IN_LETTERS.test(text)) return true;
  const words = splitIntoWords(text);
  if (PASSWORD_LABEL.test(text) || mentionsPassword(words)) return true;
  if (countDigits(text) === 0) return false;
  if (PICTURE_OF_LOCK.test(text) || hasPhrase(words, CODES)) return true;
  return hasPhrase(words, WAYS_IN) && CODE_NUMBER.test(text.replace(TELEPHONE, ""));
}

/** Whether a text may have a code in it. In an event that is online such a text goes. */
export function mayHaveCode(text: string): boolean {
  const digits = countDigits(text);
  // A meeting's number may be spread over several lines.
  const isFiguresAlone = digits >= 2 && !/\p{L}/u.test(text);
  return digits >= 4 || isFiguresAlone || hasWordLikePassword(text) || PASSWORD_ONLINE.test(text);
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

/** Whether a text has a word like a password in it: "kirk10", "abc-defg-hij". */
function hasWordLikePassword(text: string): boolean {
  return CODE_IN_LETTERS.test(text) || splitIntoWords(text).some(isLikePassword);
}

function isLikePassword(word: string): boolean {
  return word.length >= 4 && /\p{L}\d/u.test(word) && !BEGINNING_OF_POSTCODE.test(word);
}
