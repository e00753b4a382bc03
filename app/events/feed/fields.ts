import { decodeNamedCharacterReference } from "decode-named-character-reference";
import * as v from "valibot";
import { withSingleSpaces } from "#app/events/description/single-spaces.ts";
import type { ChurchEvent } from "#app/events/event.ts";
import { readWallTime, type WallTime } from "#app/time/wall-time.ts";

/** An event of the feed, in either format; empty strings where the feed has nothing. */
export type FeedEvent = {
  identifier: string;
  name: string;
  start: WallTime;
  end: WallTime | null;
  isAllDay: boolean;
  status: ChurchEvent["status"];
  category: string | undefined;
  /** As it was typed, HTML or plain text. */
  description: string;
  place: v.InferOutput<typeof eventPlace>;
  /** The picture's addresses by size; `thumb` is square. */
  pictures: Partial<Record<"lg" | "md" | "sm" | "thumb", string | null | undefined>>;
  detailsUrl: string | null | undefined;
  takesBookings: boolean;
};

/** One page of the feed: its events, null for one that cannot be read; `pages` is the number of pages. */
export type FeedPage = { events: (FeedEvent | null)[]; pages: number };

// In characters. Longer than anybody types; megabytes of text would block the main thread.
const LONGEST_LINE = 300;
const LONGEST_TEXT = 20_000;

const shortened = (most: number) =>
  v.pipe(
    v.string(),
    v.transform((text) => text.slice(0, most)),
  );

/** A time in any of the forms that `readWallTime` knows. */
export const wallTime = v.pipe(
  v.string(),
  v.transform(readWallTime),
  v.custom<WallTime>((time) => time !== null),
);
export const optionalWallTime = v.fallback(v.nullable(wallTime), null);

/** One line of plain text. What is missing may arrive as null, "" or [], PHP's empty object. */
export const plainText = v.fallback(
  v.pipe(shortened(LONGEST_LINE), v.transform(withoutMarkup)),
  "",
);

/** Several lines of plain text, an address for example. */
const plainLines = v.fallback(
  v.pipe(
    shortened(LONGEST_LINE),
    v.transform((text) =>
      withoutTags(text)
        .split(/[\r\n]+/)
        .map(withoutMarkup)
        .join("\n"),
    ),
  ),
  "",
);

/** Text that may be HTML, not parsed. */
const rawText = v.fallback(v.pipe(shortened(LONGEST_TEXT), v.trim()), "");

const webAddress = v.pipe(v.string(), v.trim(), v.url(), v.regex(/^https?:/i));
export const optionalWebAddress = v.fallback(v.nullable(webAddress), null);

/** True for "1", 1 and true; false for all else, "0" included, which is truthy in JavaScript. */
export const isOn = v.fallback(
  v.pipe(
    v.unknown(),
    v.transform((value) => value === "1" || value === 1 || value === true),
  ),
  false,
);

/** A missing or unknown status means confirmed. */
const eventStatus = v.fallback(
  v.pipe(
    v.string(),
    v.toLowerCase(),
    v.transform((word) => (word === "canceled" ? "cancelled" : word)),
    v.picklist(["confirmed", "pending", "cancelled"]),
  ),
  "confirmed",
);

/** A string, also where the feed sends a number. */
export const identifier = v.fallback(
  v.pipe(
    v.union([v.string(), v.number()]),
    v.transform((id) => String(id)),
  ),
  "",
);

const eventPlace = v.fallback(
  v.nullish(v.object({ name: plainText, address: plainLines, type: plainText, url: rawText })),
  null,
);

/** What an event says in both formats in the same words. */
export const sharedFields = {
  identifier,
  name: plainText,
  status: eventStatus,
  description: rawText,
  location: eventPlace,
};

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
  if (name) return decodeNamedCharacterReference(name) || entity;
  const code = decimal ? Number(decimal) : Number.parseInt(hexadecimal ?? "", 16);
  return code > 0 && code <= HIGHEST_CODE_POINT ? String.fromCodePoint(code) : entity;
}
