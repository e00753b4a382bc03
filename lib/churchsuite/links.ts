import { numberToDial, WRITTEN_NUMBER } from "#telephone";
import type { Inline } from "./prose.ts";

/** Hosts with these endings are links without "www.", too. "poster.pdf" and "tea.We" are no hosts. */
const ENDINGS = "church|com|eu|ie|net|org|uk";
const LABELS = "(?:[A-Za-z\\d-]{1,63}\\.){1,8}";
const BEHIND_HOST = '[^\\s<>"“”|]{0,2000}';
const WEB = `[Hh]ttps?:${BEHIND_HOST}`;
const HOST = `(?:[Ww]ww\\.${LABELS}[a-z]{2,24}|${LABELS}(?:${ENDINGS}))(?![\\w-]|\\.[A-Za-z\\d])(?:[/?#]${BEHIND_HOST})?`;
const EMAIL = `[\\w%+-][\\w.%+'’-]{0,63}@${LABELS}[a-z]{2,24}(?![\\w-])`;
const ADDRESS = new RegExp(`${WEB}|${EMAIL}|${HOST}|${WRITTEN_NUMBER}`, "g");
const WHOLE_HOST = new RegExp(`^${HOST}$`, "i");
const WHOLE_EMAIL = new RegExp(`^${EMAIL}(?:\\?\\S*)?$`, "i");

/** What Outlook makes of an address. It adds whose mail it was in. */
const WRAPPED =
  /https?:\/\/[\w-]+\.safelinks\.protection\.outlook\.com\/[^\s<>"]*[?&]url=[^\s<>"]+/gi;

/** Puts the addresses that are meant in the place of wrapped ones. */
export function unwrapAddresses(text: string): string {
  return text.replace(WRAPPED, (wrapped) => {
    return readWebAddress(parseAddress(wrapped)?.searchParams.get("url") ?? "");
  });
}

/** Reads a web address as browsers do; "" for anything else. */
export function readWebAddress(typed: string): string {
  const address = typed.trim();
  const url = /^https?:/i.test(address) ? parseAddress(address) : null;
  return url ? unwrapAddresses(url.href) : "";
}

function parseAddress(address: string): URL | null {
  try {
    return new URL(address);
  } catch {
    return null;
  }
}

/**
 * Reads the address of a link, or one among words: to the web, to a mailbox or to a telephone. It is "" for other schemes,
 * and for pages of another website without its host.
 */
export function readHref(typed: string): string {
  const address = typed.trim().replace(/^\/\//, "https://");
  const mailbox = address.replace(/^mailto:/i, "").replaceAll("’", "'");
  if (WHOLE_EMAIL.test(mailbox)) return `mailto:${mailbox}`;
  const phone = address.replace(/^tel:/i, "").replaceAll("%20", " ");
  const number = numberToDial(phone);
  if (number) return `tel:${number}`;
  // Numbers of other countries and short ones are dialled as they were typed.
  const isDialled = phone !== address && /^\+?[\d ().-]+$/.test(phone);
  if (isDialled) return `tel:${phone.replace(/[^\d+]/g, "")}`;
  return readWebAddress(WHOLE_HOST.test(address) ? `https://${address}` : address);
}

/** Makes links of the web addresses, e-mail addresses and telephone numbers among words. */
export function addLinks(words: Inline[]): Inline[] {
  return joinTexts(words).flatMap((run): Inline[] => {
    if (typeof run === "string") return linkText(run);
    if (run.kind === "break" || run.kind === "link") return [run];
    return [{ ...run, words: addLinks(run.words) }];
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
    const isPartOfWord = /[\w@+/.-]/.test(text.charAt(index - 1));
    if (!href || isPartOfWord) continue;
    words.push(text.slice(end, index), { kind: "link", href, words: [address] });
    end = index + address.length;
  }
  words.push(text.slice(end));
  return words.filter(Boolean);
}

/** Takes from an address whatever ends the sentence or the bracket in which it stands. */
function withoutPunctuation(found: string): string {
  const address = found.replace(/[.,;:!?'"’”…*\]}]+$/, "");
  const closesBracket = address.endsWith(")") && !address.includes("(");
  return closesBracket ? withoutPunctuation(address.slice(0, -1)) : address;
}
