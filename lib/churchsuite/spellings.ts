import { parseAddress } from "./addresses.ts";

/*
 * One text can be written in many ways: "ZOOM", "ｚｏｏｍ", "z&shy;oom", "zoom%2Eus". A search for something in a text has
 * to look at all its spellings.
 */

/** How often an address may be percent-encoded within another. */
const MOST_ENCODINGS = 3;

/** How people say the digits of a code one by one. */
const DIGITS: Record<string, number> = {
  nought: 0,
  oh: 0,
  zero: 0,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
};
const DIGIT = `(?:${Object.keys(DIGITS).join("|")})`;
/** "four eight two one", "four-eight-two-one" */
const SPELT_NUMBER = new RegExp(`\\b${DIGIT}(?:(?:-|,? )${DIGIT}){2,15}\\b`, "g");

const WORD = /[\p{L}\p{N}]+/gu;

/** Simplifies a text for searching: to lower case, without invisible characters, and with one kind of space, dash and slash. */
export function simplify(text: string): string {
  if (/^[ -~]*$/.test(text)) return text.toLowerCase().replaceAll("\\", "/");
  return (
    text
      // This gives letters and digits in other shapes, "ＺＯＯＭ" and "①", their usual one.
      .normalize("NFKC")
      .toLowerCase()
      .replace(/[\p{Cf}\p{M}]/gu, "")
      // Braille and Hangul blanks are letters in Unicode, but look like spaces.
      .replace(/[\s\u2800\u3164\u115f\u1160]+/g, " ")
      .replace(/\p{Pd}/gu, "-")
      // Browsers read these as dots and slashes of an address.
      .replaceAll("。", ".")
      .replaceAll("\\", "/")
  );
}

/**
 * Lists the simplified spellings of a text. The first is as it was typed. If it is an address, the next is as a browser
 * reads it. Others have their percent-encoded characters decoded.
 */
export function listSpellings(text: string): string[] {
  const spellings = new Set([simplify(text)]);
  const followed = parseAddress(text)?.href ?? "";
  if (followed) spellings.add(simplify(followed));
  for (let spelling of [text, followed]) {
    for (let times = 0; times < MOST_ENCODINGS && spelling.includes("%"); times++) {
      spelling = decodePercents(spelling);
      spellings.add(simplify(spelling));
    }
  }
  return [...spellings];
}

/** Writes numbers of three digits or more in figures that a simplified text spells digit by digit. */
export function writeInFigures(text: string): string {
  return text.replace(SPELT_NUMBER, (number) => {
    const digits = number.match(/[a-z]+/g) ?? [];
    return digits.map((digit) => DIGITS[digit]).join("");
  });
}

/** Splits a simplified text into its words: "wi-fi" is two, and "on-line" is "online". */
export function splitIntoWords(text: string): string[] {
  return text.replace(/\bon[- ]line\b/g, "online").match(WORD) ?? [];
}

/** Whether one of these phrases is among the words of a text. */
export function hasPhrase(words: string[], phrases: string[]): boolean {
  const text = ` ${words.join(" ")} `;
  return phrases.some((phrase) => text.includes(` ${phrase} `));
}

/** Decodes percent-encoded characters. In malformed text only those of ASCII, because addresses consist of them. */
function decodePercents(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text.replace(/%([0-7][\da-f])/gi, (_, code) => {
      return String.fromCharCode(Number.parseInt(code, 16));
    });
  }
}
