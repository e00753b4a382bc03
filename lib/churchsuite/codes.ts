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
  "network key",
  "wifi code",
  "wifi key",
  "wi fi code",
  "wi fi key",
  "wireless code",
  "wireless key",
  "wlan key",
];

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

/** The most words of a label, which names a code on a line of its own, with the code below it. */
const LONGEST_LABEL = 3;

/** A number of nine digits or more, in groups or not: "812 3456 7890". */
const LONG_NUMBER = /\+?\d(?:[ ()-]{0,2}\d){8,40}/g;
/** The most digits of a telephone number, with the code of its country. */
const LONGEST_TELEPHONE = 15;
/** The two letters for "password" before a number. Before a year they are the name of a group. */
const PASSWORD_IN_LETTERS = /\bp[./]?w\b\W{0,4}(?!(?:19|20)\d\d(?!\d))\d{4}/;
/** "abc-defg-hij" */
const CODE_IN_LETTERS = /\b[a-z]{3} ?- ?[a-z]{4} ?- ?[a-z]{3}\b/;
/** "bt28" looks like a password, but is none. */
const BEGINNING_OF_POSTCODE = /^[a-z]{1,2}\d{1,2}$/;

/** Whether these words name a password. */
export function mentionsPassword(words: string[]): boolean {
  return hasPhrase(words, PASSWORDS);
}

/** Whether these are so few words that they may be a label. */
export function isLabel(words: string[]): boolean {
  return words.length <= LONGEST_LABEL;
}

/** Whether words end with the name of a code. */
export function endsWithCodeName(words: string[]): boolean {
  return hasPhrase(words.slice(-LONGEST_LABEL), CODES);
}

/** Whether a text has a password or another code in it, or names one. In any event such a text goes. */
export function hasCode(text: string): boolean {
  if (hasMeetingNumber(text) || PASSWORD_IN_LETTERS.test(text)) return true;
  const words = splitIntoWords(text);
  return mentionsPassword(words) || (countDigits(text) > 0 && hasPhrase(words, CODES));
}

/** Whether a text may have a code in it. In an event that is online such a text goes. */
export function mayHaveCode(text: string): boolean {
  const digits = countDigits(text);
  // A meeting's number may be spread over several lines.
  const isFiguresAlone = digits >= 2 && !/\p{L}/u.test(text);
  return digits >= 4 || isFiguresAlone || hasWordLikePassword(text);
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
