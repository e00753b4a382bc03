import { changeParagraphs, type Inline, type Prose } from "./prose.ts";

/**
 * Addresses are found too, so that nothing in them is changed: people may copy them. Accents, and behind a letter the sign
 * for minutes, are typed as apostrophes.
 */
const ADDRESS_OR_APOSTROPHE = /(?:https?:\/\/|www\.)\S*[^\s'.,;:!?)]|[^\s@]{1,64}@\S+|['`´′]/gi;
/** What follows an apostrophe for missing letters or digits: "'98", "'60s", "'Tis", "rock 'n' roll". */
const LEFT_OUT = /^(?:\d\ds?(?![\d\p{L}]|[,.:]\d)|(?:tis|twas|twere|twill|til|em|n)(?!\p{L}))/iu;
/** "'10 Commandments'" is a quotation, because the next mark closes it. */
const QUOTED_NUMBER = /^\d\d [^']*\S'(?![\p{L}\p{N}])/u;
const OPENS_BEFORE = /^[\s([{"“–—/-]?$/;
const OPENS_BEHIND = /^["“]?[\p{L}\p{N}]/u;
const CLOSING = /\S['`´](?![\p{L}\p{N}])/u;
/** The most letters of a quotation. */
const LONGEST_QUOTATION = 300;

/**
 * Gives a text its apostrophes and single quotation marks: "Men’s", "‘Messy Church’", "Class of ’98". Nothing else is
 * changed, and its length stays.
 */
export function typeset(text: string): string {
  return text.replace(ADDRESS_OR_APOSTROPHE, (found, index: number) => {
    const isAddress = found.length > 1;
    return isAddress ? found : chooseMark(text, index);
  });
}

function chooseMark(text: string, index: number): string {
  const before = text.charAt(index - 1);
  const behind = text.slice(index + 1, index + LONGEST_QUOTATION);
  const isForMinutes = text.charAt(index) === "′" && !/\p{L}/u.test(before);
  if (isForMinutes) return "′";
  if (LEFT_OUT.test(behind) && !QUOTED_NUMBER.test(behind)) return "’";
  const mayOpen = OPENS_BEFORE.test(before) && OPENS_BEHIND.test(behind);
  // A mark that is never closed begins no quotation: "'Allo".
  if (mayOpen) return CLOSING.test(behind) ? "‘" : "’";
  return before.trim() === "" ? text.charAt(index) : "’";
}

/** Typesets a description. Each paragraph is one text, because a quotation may begin before an element and end after it. */
export function typesetProse(prose: Prose): Prose {
  return changeParagraphs(prose, (words) => replaceText(words, typeset(joinTexts(words))));
}

function joinTexts(words: Inline[]): string {
  const texts = words.map((run) => {
    if (typeof run === "string") return run;
    return run.kind === "break" ? "\n" : joinTexts(run.words);
  });
  return texts.join("");
}

/** Puts another text of the same length in the place of that of these words. */
function replaceText(words: Inline[], text: string): Inline[] {
  let start = 0;
  return words.map((run) => {
    const part = text.slice(start, start + joinTexts([run]).length);
    start += part.length;
    if (typeof run === "string") return part;
    return run.kind === "break" ? run : { ...run, words: replaceText(run.words, part) };
  });
}
