import { changeParagraphs, type Inline, type Prose } from "./prose.ts";
import { readHref } from "./read-href.ts";

/** An address with any scheme. Those with schemes that are not linked are found too, so that the host in them is no link. */
const WITH_SCHEME = `[A-Za-z][A-Za-z\\d+.-]{1,20}://[^\\s<>"“”|]{1,2000}`;
const LABELS = "(?:[A-Za-z\\d-]{1,63}\\.){1,5}";
/** The ending needs to be in small letters or capitals, because "hall@example.org.All welcome" has the next sentence behind it. */
const EMAIL = `[\\w%+-][\\w.%+'’-]{0,63}@${LABELS}(?:[a-z]{2,24}|[A-Z]{2,24})(?![A-Za-z\\d-])`;
/**
 * A host needs an ending in small letters, because "Bring tea.We meet" is none: only behind WWW it may have capitals.
 * Without www it needs a common ending, and short addresses need a path.
 */
const HOST = `(?:[Ww]ww\\.${LABELS}[a-z]{2,24}|WWW\\.${LABELS}[A-Z]{2,24}|${LABELS}(?:church|com|eu|ie|net|org|uk)|${LABELS}(?:be|cc|co|ee|gl|gle|gy|io|ly|me|tv)(?=/\\w))`;
const WITHOUT_SCHEME = `${HOST}(?![\\w-]|\\.[A-Za-z\\d])(?:[/?#][^\\s<>"“”|]{0,2000})?`;
/** What may stand between the digits of a telephone number, some dashes included. */
const BETWEEN_DIGITS = "[ ().\\u2010-\\u2013-]{0,3}";
/** A bracket round an area code, and none that has a whole number in it. */
const BRACKET = "(?:\\((?=0\\d{2,4}\\)))?";
/** "028 9649 6013", "(0)28 9649 6013", "+44 (0)28 9649 6013": something with as many digits as a whole number. */
const PHONE = `(?:(?:\\+|00 ?)(?:44|353)(?:${BETWEEN_DIGITS}\\d){8,11}|(?:\\(0\\)|${BRACKET}0)(?:${BETWEEN_DIGITS}\\d){9,10})(?!\\d)`;
const ADDRESS = new RegExp(`${WITH_SCHEME}|${EMAIL}|${WITHOUT_SCHEME}|${PHONE}`, "g");

const PUNCTUATION_BEHIND = /[.,;:!?'"’”…*\]}]+$/;

/** Makes links of the web addresses, e-mail addresses and telephone numbers in a description. */
export function addLinks(prose: Prose): Prose {
  return changeParagraphs(prose, linkWords);
}

function linkWords(words: Inline[]): Inline[] {
  return joinTexts(words).flatMap((run): Inline[] => {
    if (typeof run === "string") return linkText(run);
    if (run.kind === "break" || run.kind === "link") return [run];
    return [{ ...run, words: linkWords(run.words) }];
  });
}

/** Joins neighbouring texts: Word parts an address that it does not know, "<span>ruthhill</span>@example.org". */
function joinTexts(words: Inline[]): Inline[] {
  const joined: Inline[] = [];
  for (const run of words) {
    const last = joined.at(-1);
    if (typeof run === "string" && typeof last === "string") joined.splice(-1, 1, last + run);
    else joined.push(run);
  }
  return joined;
}

function linkText(text: string): Inline[] {
  const words: Inline[] = [];
  let end = 0;
  for (const { 0: found, index } of text.matchAll(ADDRESS)) {
    const address = withoutPunctuation(found);
    const href = readHref(address);
    // "hall @ example.org" is an e-mail address, and the second half of it no page.
    const isPartOfWord = /(?:[\w@+]|(?:@|[([]at[)\]]) ?)$/i.test(text.slice(0, index));
    if (!href || isPartOfWord) continue;
    if (index > end) words.push(text.slice(end, index));
    words.push({ kind: "link", href, words: [address] });
    end = index + address.length;
  }
  if (end < text.length) words.push(text.slice(end));
  return words;
}

/** Takes from an address whatever ends the sentence or the bracket in which it stands. */
function withoutPunctuation(found: string): string {
  const address = found.replace(PUNCTUATION_BEHIND, "");
  const isBracketOpen = address.split("(").length >= address.split(")").length;
  if (!address.endsWith(")") || isBracketOpen) return address;
  return withoutPunctuation(address.slice(0, -1));
}
