import {
  ADDRESS_HINT,
  ADDRESS_WITH_PASSWORD,
  CREDENTIAL_HINT,
  CREDENTIALS,
  MEETING_ADDRESS,
} from "./meeting-patterns.ts";

/** Replaces joining details in descriptions. */
export const ASK_THE_OFFICE = "(ask the church office for the link)";

/** From the index of the first character to the one after the last. */
export type Span = { start: number; end: number };

const WEB_ADDRESS = /https?:|www\./;
const SENTENCE_END = /[.,;:!?)\]}>"'”’»*_]{1,20}$/;

/**
 * Removes the joining details of private meetings from a text. `joinLink` is the event's own joining link,
 * on whatever host.
 */
export function redactText(text: string, joinLink = "", replacement = ""): string {
  return joiningDetailsIn(text, joinLink).reduceRight(
    (kept, { start, end }) => kept.slice(0, start) + replacement + kept.slice(end),
    text,
  );
}

/**
 * The joining details of private meetings in a text, in order: addresses, numbers, passwords and dial-in
 * strings. Those with only spaces and punctuation between them are merged.
 */
export function joiningDetailsIn(text: string, joinLink = ""): Span[] {
  const { searched, indexes } = searchable(text);
  const found = [...addressesIn(searched, joinLink), ...credentialsIn(searched)]
    .map(({ start, end }) => ({ start, end: withoutSentenceEnd(searched, start, end) }))
    .sort((one, other) => one.start - other.start);
  const spans: Span[] = [];
  for (const { start, end } of found) {
    const last = spans.at(-1);
    if (last && !/[\p{L}\p{N}]/u.test(searched.slice(last.end, start))) {
      last.end = Math.max(last.end, end);
    } else if (end > start) spans.push({ start, end });
  }
  if (!indexes) return spans;
  return spans.map(({ start, end }) => ({
    start: indexes[start] ?? text.length,
    end: indexes[end] ?? text.length,
  }));
}

/**
 * Normalises a text for searching: lower case, no invisible characters, one kind of space and of dash.
 * `indexes` maps its characters to their indexes in the text; null where they are the same.
 */
function searchable(text: string): { searched: string; indexes: number[] | null } {
  if (/^[\n -~]*$/.test(text)) return { searched: text.toLowerCase(), indexes: null };
  let searched = "";
  const indexes: number[] = [];
  let index = 0;
  for (const character of text) {
    const plain = plainCharacter(character);
    for (let unit = 0; unit < plain.length; unit++) indexes.push(index);
    searched += plain;
    index += character.length;
  }
  return { searched, indexes };
}

function plainCharacter(character: string): string {
  if (/[\n -~]/.test(character)) return character.toLowerCase();
  if (/[\p{Cf}\p{M}]/u.test(character)) return "";
  // Braille and Hangul blanks: letters in Unicode, spaces on the screen.
  if (/[\s\u2800\u3164\u115f\u1160]/.test(character)) return " ";
  if (/\p{Pd}/u.test(character)) return "-";
  return character.normalize("NFKC").toLowerCase();
}

function addressesIn(searched: string, joinLink: string): Span[] {
  if (!joinLink && !ADDRESS_HINT.test(searched)) return [];
  const ownPage = pageOf(searchable(joinLink).searched);
  return [...searched.matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
    const address = startOfMeeting(word, ownPage);
    // An address may have a percent-encoded joining link in its query: then all of it goes.
    const carrier = address ?? (startOfMeeting(percentDecoded(word), ownPage) === null ? null : 0);
    if (carrier === null) return [];
    const start = indexIn(word, WEB_ADDRESS) ?? carrier;
    return [{ start: index + start, end: index + word.length }];
  });
}

/** Where in a word the address of a meeting begins; null where there is none. */
function startOfMeeting(word: string, ownPage: string): number | null {
  const own = ownPage.includes(".") ? word.indexOf(ownPage) : -1;
  const isOwn =
    own >= 0 &&
    /(?:^|www\.|[^\w.@-])$/.test(word.slice(0, own).slice(-4)) &&
    /^\/?(?:$|[?#&]|[^\w/]{1,20}$)/.test(word.slice(own + ownPage.length));
  if (isOwn) return own;
  return ADDRESS_WITH_PASSWORD.test(word) ? 0 : indexIn(word, MEETING_ADDRESS);
}

function credentialsIn(searched: string): Span[] {
  if (!CREDENTIAL_HINT.test(searched)) return [];
  return CREDENTIALS.flatMap((pattern) =>
    [...searched.matchAll(pattern)].map(({ 0: match, index }) => ({
      start: index,
      end: index + match.length,
    })),
  );
}

/** The end of a match without the punctuation of the sentence around it. */
function withoutSentenceEnd(searched: string, start: number, end: number): number {
  return end - (SENTENCE_END.exec(searched.slice(start, end).slice(-20))?.[0].length ?? 0);
}

/** An address without its scheme, "www." and query. */
function pageOf(address: string): string {
  const withoutScheme = address.trim().replace(/^[a-z]{1,9}:\/{0,2}/, "");
  const [page = ""] = withoutScheme.replace(/^www\./, "").split(/[?#&]/, 1);
  return page.replace(/\/$/, "");
}

/** Decodes percent-encoding; a malformed text is returned as it is. */
export function percentDecoded(word: string): string {
  try {
    return decodeURIComponent(word);
  } catch {
    return word;
  }
}

function indexIn(text: string, pattern: RegExp): number | null {
  return pattern.exec(text)?.index ?? null;
}
