import { urlFrom } from "./addresses.ts";

/*
 * One text can be written in many ways: "ZOOM", "ｚｏｏｍ", "z&shy;oom", "zoom%2Eus". Whatever is looked for in a text is
 * looked for in its spellings.
 */

/** How often an address may be percent-encoded within another. */
const MOST_ENCODINGS = 3;

const WORD = /[\p{L}\p{N}]+/gu;

/** A text as it is searched: lower case, without what cannot be seen, with one kind of space, of dash and of slash. */
export function simplify(text: string): string {
  if (/^[ -~]*$/.test(text)) return text.toLowerCase().replaceAll("\\", "/");
  return (
    text
      // Letters and digits in other shapes: "ＺＯＯＭ", "①".
      .normalize("NFKC")
      .toLowerCase()
      .replace(/[\p{Cf}\p{M}]/gu, "")
      // Braille and Hangul blanks: letters in Unicode, spaces on the screen.
      .replace(/[\s\u2800\u3164\u115f\u1160]+/g, " ")
      .replace(/\p{Pd}/gu, "-")
      // Browsers take them for dots and slashes of an address.
      .replaceAll("。", ".")
      .replaceAll("\\", "/")
  );
}

/**
 * The simplified spellings of a text: the first as it is typed, then as a browser reads it if it is an address, and
 * with what is percent-encoded in it decoded.
 */
export function spellingsOf(text: string): string[] {
  const spellings = new Set([simplify(text)]);
  const followed = urlFrom(text)?.href ?? "";
  if (followed) spellings.add(simplify(followed));
  for (let spelling of [text, followed]) {
    for (let times = 0; times < MOST_ENCODINGS && spelling.includes("%"); times++) {
      spelling = decodePercents(spelling);
      spellings.add(simplify(spelling));
    }
  }
  return [...spellings];
}

/** The words of a simplified text: "wi-fi" is two. */
export function wordsIn(text: string): string[] {
  return text.match(WORD) ?? [];
}

/** Whether one of these phrases stands among the words of a text. */
export function hasPhrase(words: string[], phrases: string[]): boolean {
  const text = ` ${words.join(" ")} `;
  return phrases.some((phrase) => text.includes(` ${phrase} `));
}

/** Decodes what is percent-encoded; of what is malformed the letters and signs of ASCII alone, which addresses are made of. */
function decodePercents(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text.replace(/%([0-7][\da-f])/gi, (_, code) => {
      return String.fromCharCode(Number.parseInt(code, 16));
    });
  }
}
