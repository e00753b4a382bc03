import { changeParagraphs, type Inline, type Prose } from "./prose.ts";

/** Nothing within an address is changed: it may be copied. */
const ADDRESS_OR_APOSTROPHE = /(?:https?:\/\/|www\.)\S+|[^\s@]{1,64}@\S+|'/gi;
/** What stands behind an apostrophe for something left out: "'98", "'60s", "'Tis", "rock 'n' roll". */
const LEFT_OUT = /^(?:\d\ds?(?![\d\p{L}]|[,.:]\d)|(?:tis|twas|twere|twill|til|em|n)(?!\p{L}))/iu;
const OPENS_BEFORE = /^[\s([{"“–—/-]?$/;
const OPENS_BEHIND = /^[\p{L}\p{N}]/u;
const CLOSING = /\S'(?![\p{L}\p{N}])/u;
/** How far a quotation may reach, in letters. */
const LONGEST_QUOTATION = 300;

/**
 * Gives a text its apostrophes and single quotation marks: "Men’s", "‘Messy Church’", "Class of ’98". Nothing else is
 * changed, and its length stays.
 */
export function typeset(text: string): string {
  return text.replace(ADDRESS_OR_APOSTROPHE, (found, index: number) => {
    return found === "'" ? markAt(text, index) : found;
  });
}

function markAt(text: string, index: number): string {
  const before = text.charAt(index - 1);
  const behind = text.slice(index + 1, index + LONGEST_QUOTATION);
  if (LEFT_OUT.test(behind)) return "’";
  const mayOpen = OPENS_BEFORE.test(before) && OPENS_BEHIND.test(behind);
  // What is never closed is no quotation: "'Allo".
  if (mayOpen) return CLOSING.test(behind) ? "‘" : "’";
  return before.trim() === "" ? "'" : "’";
}

/** Typesets a description, each paragraph as one text: a quotation may begin before an element and end behind it. */
export function typesetProse(prose: Prose): Prose {
  return changeParagraphs(prose, (words) => replaceText(words, typeset(textOf(words))));
}

function textOf(words: Inline[]): string {
  const texts = words.map((run) => {
    if (typeof run === "string") return run;
    return run.kind === "break" ? "\n" : textOf(run.words);
  });
  return texts.join("");
}

/** Words with another text of the same length in the place of their own. */
function replaceText(words: Inline[], text: string): Inline[] {
  let start = 0;
  return words.map((run) => {
    const part = text.slice(start, start + textOf([run]).length);
    start += part.length;
    if (typeof run === "string") return part;
    return run.kind === "break" ? run : { ...run, words: replaceText(run.words, part) };
  });
}
