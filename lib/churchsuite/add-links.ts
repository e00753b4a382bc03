import { changeParagraphs, type Inline, type Prose } from "./prose.ts";
import { readHref } from "./read-href.ts";

/** An address with any scheme. Those with schemes that are not linked are found too, so that the host in them is no link. */
const WITH_SCHEME = `[A-Za-z][A-Za-z\\d+.-]{1,20}://[^\\s<>"“”]{1,2000}`;
const EMAIL = "[\\w.%+-]{1,64}@(?:[A-Za-z\\d-]{1,63}\\.){1,5}[A-Za-z]{2,24}";
const LABELS = "(?:[A-Za-z\\d-]{1,63}\\.){1,5}";
/** A host needs small letters and a common ending, because "Bring tea.We meet" is none. Short addresses need a path. */
const HOST = `(?:www\\.${LABELS}[a-z]{2,24}|${LABELS}(?:church|com|eu|ie|net|org|uk)|${LABELS}(?:be|co|gle|ly|me)(?=/\\w))`;
const WITHOUT_SCHEME = `${HOST}(?![\\w-]|\\.[A-Za-z\\d])(?:[/?#][^\\s<>"“”]{0,2000})?`;
/** "028 9649 6013", "+44 (0)28 9649 6013": something with as many digits as a whole number. */
const PHONE =
  "(?:(?:\\+|00)(?:44|353)(?:[ ().-]{0,3}\\d){8,11}|\\(?0(?:[ ().-]{0,2}\\d){9,10})(?!\\d)";
const ADDRESS = new RegExp(`${WITH_SCHEME}|${EMAIL}|${WITHOUT_SCHEME}|${PHONE}`, "g");

const PUNCTUATION_BEHIND = /[.,;:!?'"’”…*]+$/;

/** Makes links of the web addresses, e-mail addresses and telephone numbers in a description. */
export function addLinks(prose: Prose): Prose {
  return changeParagraphs(prose, linkWords);
}

function linkWords(words: Inline[]): Inline[] {
  return words.flatMap((run): Inline[] => {
    if (typeof run === "string") return linkText(run);
    if (run.kind === "break" || run.kind === "link") return [run];
    return [{ ...run, words: linkWords(run.words) }];
  });
}

function linkText(text: string): Inline[] {
  const words: Inline[] = [];
  let end = 0;
  for (const { 0: found, index } of text.matchAll(ADDRESS)) {
    const address = withoutPunctuation(found);
    const href = readHref(address);
    const isPartOfWord = /[\w@+]/.test(text.charAt(index - 1));
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
