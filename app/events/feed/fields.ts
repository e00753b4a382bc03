import * as v from "valibot";
import { textOf } from "#app/events/description/html-node.ts";
import { withSingleSpaces } from "#app/events/description/single-spaces.ts";
import type { ChurchEvent } from "#app/events/event.ts";
import { readWallTime, type WallTime } from "#app/time/wall-time.ts";
import { parseHtml } from "#parse-html";
import { LONGEST_ADDRESS, longest, MOST_ENTRIES, MOST_EVENTS } from "./limits.ts";
import type { Steps } from "./steps.ts";
import { type TypedWords, unprintable } from "./typed-words.ts";

/** An event of the feed, in either format; empty strings where the feed has nothing. */
export type FeedEvent = {
  identifier: string;
  start: WallTime;
  end: WallTime | null;
  isAllDay: boolean;
  status: ChurchEvent["status"];
  typed: TypedWords;
  /** The picture's addresses by size; `thumb` is square. */
  pictures: Partial<Record<"lg" | "md" | "sm" | "thumb", string | null | undefined>>;
  takesBookings: boolean;
  /** The same for events of which the church wants the first shown alone. */
  mergeIdentifier?: string;
};

/**
 * One page of the feed: its events, null for one that cannot be read; whether there are more on it than the
 * website reads; the number of pages; and how many events the church wants shown, where it has said so.
 */
export type FeedPage = {
  events: (FeedEvent | null)[];
  isCut: boolean;
  pages: number;
  mostShown?: number;
};

/** The entries of a page, as many as the website reads: broken ones at its head hide none that are good. */
export function* readEntries(
  entries: unknown[],
  readEntry: (entry: unknown) => FeedEvent | null,
): Steps<Pick<FeedPage, "events" | "isCut">> {
  const events: FeedPage["events"] = [];
  let good = 0;
  for (const entry of entries.slice(0, MOST_ENTRIES)) {
    if (good === MOST_EVENTS) break;
    const event = readEntry(entry);
    events.push(event);
    if (event) good++;
    yield;
  }
  return { events, isCut: events.length < entries.length };
}

/** A field that is never refused: `read` makes the best of what was sent, undefined where it is missing. */
export const field = <Value>(read: (sent: unknown) => Value) =>
  v.fallback(v.pipe(v.unknown(), v.transform(read)), () => read(undefined));

/** Several fields; null where something else was sent: nothing, null, "" or [], PHP's empty object. */
export const optionalFields = <Fields extends v.ObjectEntries>(fields: Fields) =>
  v.fallback(v.nullable(v.object(fields)), null);

/** A time in any of the forms that `readWallTime` knows. */
export const wallTime = field((sent) => readWallTime(textIn(sent)));

/** One line of plain text. */
export const plainText = field((sent) => withoutMarkup(textIn(sent)));

const eventName = field((sent) => withoutMarkup(textIn(sent, longest.name)));

/** Several lines of plain text, an address for example. */
const plainLines = field((sent) =>
  withoutTags(textIn(sent))
    .split(/[\r\n]+/)
    .map(withoutMarkup)
    .join("\n"),
);

/** Text that may be HTML, not parsed. */
const rawText = field((sent) => textIn(sent, longest.description).trim());

export const webAddress = field((sent) => {
  if (typeof sent !== "string" || sent.length > LONGEST_ADDRESS) return null;
  const address = sent.trim();
  return /^https?:/i.test(address) && isAddress(address) ? address : null;
});

/** The way into an online meeting: an address, or whatever somebody has typed as one. */
const joinLink = field((sent) =>
  typeof sent === "string" ? sent.slice(0, LONGEST_ADDRESS).trim() : "",
);

/** True for "1", 1 and true; false for all else, "0" included, which is truthy in JavaScript. */
export const isOn = field((sent) => sent === "1" || sent === 1 || sent === true);

/** A missing or unknown status means confirmed. */
const eventStatus = field((sent): ChurchEvent["status"] => {
  const word = textIn(sent).toLowerCase();
  if (word === "canceled" || word === "cancelled") return "cancelled";
  return word === "pending" ? word : "confirmed";
});

/** A string, also where the feed sends a number. */
export const identifier = field((sent) =>
  textIn(typeof sent === "number" && Number.isFinite(sent) ? String(sent) : sent),
);

const eventPlace = optionalFields({
  name: plainText,
  address: plainLines,
  type: plainText,
  url: joinLink,
});

type SharedFields = {
  name: string;
  description: string;
  location: v.InferOutput<typeof eventPlace>;
};

/** What an event says in both formats in the same words. */
export const sharedFields = {
  identifier,
  name: eventName,
  status: eventStatus,
  description: rawText,
  location: eventPlace,
};

/** What is typed of an event in both formats, with its category and the page of its details. */
export function typedWords(
  { name, description, location }: SharedFields,
  category?: string,
  detailsUrl?: string | null,
): TypedWords {
  return unprintable({
    name,
    category: category ?? "",
    placeName: location?.name ?? "",
    placeAddress: location?.address ?? "",
    description,
    joinLink: location?.url ?? "",
    isOnline: location?.type.toLowerCase() === "online",
    detailsUrl: detailsUrl ?? "",
  });
}

/** Neither format says it of every such event: it lasts from the first second of a day to the last. */
export function isWholeDay(start: WallTime, end: WallTime | null): boolean {
  return start.endsWith("T00:00:00") && end?.endsWith("T23:59:59") === true;
}

/** What is too long is cut before anything else reads it: megabytes would block the main thread. */
function textIn(sent: unknown, most = longest.line): string {
  if (typeof sent !== "string") return "";
  // Not in the middle of a character, and not of a tag, which would swallow the ellipsis.
  const cut = () => `${sent.slice(0, most).replace(/[\ud800-\udbff]$|<[^<>]*$/, "")}…`;
  return sent.length > most ? cut() : sent;
}

function isAddress(text: string): boolean {
  try {
    return Boolean(new URL(text));
  } catch {
    return false;
  }
}

const TAG = /<(?:!--[^<>]*--|\/?([a-z][^\s<>/]*)[^<>]*)>/gi;
// These may stand inside a word; every other tag is a word boundary.
const INLINE = /^(?:a|b|em|font|i|small|span|strong|u|wbr)$/i;
const ENTITY = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z][a-z\d]{1,31}));/gi;
// Control characters, and overrides of the text direction.
const INVISIBLE = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu;
const HIGHEST_CODE_POINT = 0x10ffff;

/** Removes tags, decodes entities (which may give tags again) and collapses white space. */
function withoutMarkup(text: string): string {
  const read = withoutTags(withoutTags(text).replace(ENTITY, readEntity));
  return withSingleSpaces(read).replace(INVISIBLE, "").trim();
}

function withoutTags(text: string): string {
  return text.replace(TAG, (tag, name = "") =>
    tag.startsWith("<!") || INLINE.test(name) ? "" : " ",
  );
}

function readEntity(entity: string, decimal?: string, hexadecimal?: string, name?: string): string {
  if (name) return readNamedEntity(entity);
  const code = decimal ? Number(decimal) : Number.parseInt(hexadecimal ?? "", 16);
  return code > 0 && code <= HIGHEST_CODE_POINT ? String.fromCodePoint(code) : entity;
}

/** An unknown one stays as it is typed. Some are known by how they begin: "&notify;" as "¬ify;". */
function readNamedEntity(entity: string): string {
  const character = textOf(parseHtml(entity));
  return character === ";" || !character.endsWith(";") ? character : entity;
}
