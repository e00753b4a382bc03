import { decodeNamedCharacterReference } from "decode-named-character-reference";
import * as v from "valibot";
import { readWallTime, type WallTime } from "#app/time/wall-time.ts";

/** A time of the church's, however the calendar writes it. */
export const wallTime = v.pipe(
  v.string(),
  v.transform(readWallTime),
  v.custom<WallTime>((time) => time !== null),
);
export const perhapsWallTime = v.fallback(v.nullable(wallTime), null);

/** One line of plain words. What is missing may arrive as null, "" or [], PHP's empty object. */
export const words = v.fallback(v.pipe(v.string(), v.transform(plainWords)), "");

/** Words on several lines, an address for example, as one line with commas. */
export const lines = v.fallback(
  v.pipe(
    v.string(),
    v.transform((text) => plainWords(text.replace(/\s*[\r\n]+\s*/g, ", "))),
    v.transform((line) => line.replace(/(?:\s*,)+/g, ",").replace(/^, ?|,$/g, "")),
  ),
  "",
);

/** Words that may be HTML and are left as they were typed. */
export const typed = v.fallback(v.pipe(v.string(), v.trim()), "");

export const webAddress = v.pipe(v.string(), v.trim(), v.url(), v.regex(/^https?:/i));
export const perhapsWebAddress = v.fallback(v.nullable(webAddress), null);

/** A switch: on is "1", 1 or true. Everything else is off, "0" first of all, which JavaScript takes for true. */
export const isOn = v.fallback(
  v.pipe(
    v.unknown(),
    v.transform((value) => value === "1" || value === 1 || value === true),
  ),
  false,
);

/** What has no word for it, or a word nobody knows, is taken as certain. */
export const status = v.fallback(
  v.pipe(
    v.string(),
    v.toLowerCase(),
    v.transform((word) => (word === "canceled" ? "cancelled" : word)),
    v.picklist(["confirmed", "pending", "cancelled"]),
  ),
  "confirmed",
);

/** A number or a text that names something: the calendar has changed its mind over the years. */
export const identifier = v.fallback(
  v.pipe(
    v.union([v.string(), v.number()]),
    v.transform((id) => String(id)),
  ),
  "",
);

const TAG = /<\/?[a-z][^<>]*>/gi;
const ENTITY = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z][a-z\d]{1,31}));/gi;
// Characters that print nothing, and marks that turn the direction of all that follows.
const INVISIBLE = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu;
const HIGHEST_CODE_POINT = 0x10ffff;

/** Names are typed by people and kept by programs: tags go, entities are read, spaces become one. */
function plainWords(text: string): string {
  const read = text.replace(TAG, " ").replace(ENTITY, readEntity).replace(TAG, " ");
  return read.replace(/\s+/g, " ").replace(INVISIBLE, "").trim();
}

function readEntity(entity: string, decimal?: string, hexadecimal?: string, name?: string): string {
  if (name) return decodeNamedCharacterReference(name) || entity;
  const code = decimal ? Number(decimal) : Number.parseInt(hexadecimal ?? "", 16);
  return code > 0 && code <= HIGHEST_CODE_POINT ? String.fromCodePoint(code) : entity;
}
