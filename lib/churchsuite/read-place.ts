import type { Place } from "./feed-event.ts";
import { trimPunctuation } from "./read-lines.ts";
import type { PublicWords } from "./redact.ts";
import { typeset } from "./typeset.ts";

const WEB_ADDRESS = /\b(?:https?:|www\.)\S*/gi;
/** What is typed where nothing is to be said. */
const NOTHING = /^(?:n\/?a|none|null|undefined)$/i;
/** A postcode of the United Kingdom at the end of a line or before a comma: often it has no comma before it. */
const POSTCODE_BEHIND = /[^\S\n]+([a-z]{1,2}\d[a-z\d]? ?\d[a-z]{2})(?=\s*(?:[,\n]|$))/gi;

/**
 * Reads a place: each part of its name and its address once, however they overlap. An online event has no address: what
 * is typed there is its joining link. Null if nothing is left.
 */
export function readPlace(words: PublicWords): Place | null {
  const { isOnline, watchUrl, placeName, placeAddress } = words;
  const address = isOnline ? [] : eachOnce(splitParts(placeAddress));
  const name = withoutRepetition(eachOnce(splitParts(placeName)), address);
  const addressBehind = withoutName(address, name);
  if (name.length === 0 && address.length === 0 && !isOnline) return null;
  const place: Place = {};
  if (isOnline) place.isOnline = true;
  if (isOnline && watchUrl) place.watchUrl = watchUrl;
  if (name.length > 0) place.name = typeset(name.join(", "));
  if (addressBehind.length > 0) place.address = typeset(addressBehind.join(", "));
  return place;
}

/** What stands between the commas and lines of a place, without web addresses. A postcode is a part of its own. */
function splitParts(typed: string): string[] {
  const lines = typed.replace(WEB_ADDRESS, "").replace(POSTCODE_BEHIND, ", $1");
  const parts = lines.split(/[\n,;]/).map(trimPunctuation);
  return parts.filter((part) => part && !NOTHING.test(part));
}

/** Parts without those that come again. */
function eachOnce(parts: string[]): string[] {
  const kept: string[] = [];
  for (const part of parts) {
    const isKnown = kept.some((one) => isSamePart(part, one));
    if (!isKnown) kept.push(part);
  }
  return kept;
}

/** A name without what the address says: it has the town, or all of the address, behind it. */
function withoutRepetition(name: string[], address: string[]): string[] {
  if (address.length === 0) return name;
  const whole = plainPart(address.join(" "));
  const [first = "", ...others] = name;
  // "Church Halls" of "Church Halls, 12 Lane" is a name; "Kilmorran" of "12 Lane, Kilmorran" is none.
  const isWithin = (part: string) =>
    address.some((one, index) => index > 0 && isSamePart(part, one));
  const kept = others.filter(
    (part) => !isWithin(part) && plainPart(part) !== plainPart(address[0] ?? ""),
  );
  const isAddressAlone =
    isWithin(first) || (plainPart(name.join(" ")) === whole && address.length > 1);
  if (isAddressAlone) return kept;
  return first ? [withoutAddressBehind(first, whole), ...kept].filter(Boolean) : [];
}

/** "Church Halls" of "Church Halls 12 Lane Kilmorran", where "12 Lane, Kilmorran" is the address. */
function withoutAddressBehind(name: string, plainAddress: string): string {
  const words = name.split(" ");
  const start = words.findIndex(
    (_, index) => index > 0 && plainPart(words.slice(index).join(" ")) === plainAddress,
  );
  return start === -1 ? name : trimPunctuation(words.slice(0, start).join(" "));
}

/** An address without the name that it begins with: "Church Halls, 12 Lane", "Church Halls 12 Lane". */
function withoutName(address: string[], name: string[]): string[] {
  const [first = "", ...others] = address;
  const [title = ""] = name;
  if (title === "") return address;
  if (plainPart(first) === plainPart(name.join(" ")) || plainPart(first) === plainPart(title))
    return others;
  const rest = first.slice(title.length).trim();
  const isNameBefore = first.toLowerCase().startsWith(title.toLowerCase()) && /^\d/.test(rest);
  return isNameBefore ? [rest, ...others] : address;
}

function isSamePart(part: string, other: string): boolean {
  return plainPart(part) === plainPart(other);
}

/** For comparing: capitals, spaces and signs differ from hand to hand. */
function plainPart(part: string): string {
  return part.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
}
