import type { Place } from "./feed-event.ts";
import { trimPunctuation } from "./read-lines.ts";
import type { PublicWords } from "./redact.ts";
import { typeset } from "./typeset.ts";

/** A web address, with the brackets round it and what else they hold: "(map: https://maps.example/a)". */
const WEB_ADDRESS = /[([][^()[\]]{0,99}\b(?:https?:|www\.)[^()[\]]*[)\]]|\b(?:https?:|www\.)\S*/gi;
/** Words that people type if there is nothing to say. */
const NOTHING =
  /^(?:n\/?a|0|none|not applicable|null|undefined|no (?:address|location|venue)(?: given| set)?|[^\p{L}\p{N}]*)$/iu;
/** A postcode or an Eircode at the end of a line or before a comma: often it has no comma before it. */
const POSTCODE_BEHIND =
  /[^\S\n]+([a-z]{1,2}\d[a-z\d]? ?\d[a-z]{2}|[a-z]\d[\dw] ?(?=[a-z]{0,3}\d)[a-z\d]{4})(?=\s*(?:[,\n]|$))/gi;
/** The full stop behind a line. "St." and "Co." keep theirs. */
const FULL_STOP = /(\p{L}{4})\.$/u;

/**
 * Reads a place. Each part of its name and its address is kept once, however they overlap. An online event has no address,
 * because people type its joining link there. Null if nothing is left.
 */
export function readPlace(words: PublicWords): Place | null {
  const { isOnline, watchUrl, placeName, placeAddress } = words;
  const address = isOnline ? [] : removeRepeats(splitParts(placeAddress));
  const name = removeAddressFromName(removeRepeats(splitParts(placeName)), address);
  const addressBehind = removeNameFromAddress(address, name);
  if (name.length === 0 && address.length === 0 && !isOnline) return null;
  const place: Place = {};
  if (isOnline) place.isOnline = true;
  if (isOnline && watchUrl) place.watchUrl = watchUrl;
  if (name.length > 0) place.name = typeset(name.join(", "));
  if (addressBehind.length > 0) place.address = typeset(addressBehind.join(", "));
  return place;
}

/** Splits a place at its commas and lines. Web addresses are left out, and a postcode is a part of its own. */
function splitParts(typed: string): string[] {
  const lines = typed.replace(WEB_ADDRESS, "").replace(POSTCODE_BEHIND, ", $1");
  const parts = lines.split(/[\n,;]/).map((part) => trimPunctuation(part).replace(FULL_STOP, "$1"));
  return parts.filter((part) => !NOTHING.test(part));
}

/** Removes parts that have stood before. */
function removeRepeats(parts: string[]): string[] {
  const kept: string[] = [];
  for (const part of parts) {
    const isKnown = kept.some((one) => isSamePart(part, one));
    if (!isKnown) kept.push(part);
  }
  return kept;
}

/** Removes from a name what the address says, too: often the town, or all of the address. */
function removeAddressFromName(name: string[], address: string[]): string[] {
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
  return first ? [removeAddressFromEnd(first, whole), ...kept].filter(Boolean) : [];
}

/** Removes an address from the end of a name: "Church Halls 12 Lane Kilmorran" with the address "12 Lane, Kilmorran". */
function removeAddressFromEnd(name: string, plainAddress: string): string {
  // "The Hall" is at "The Hall", and "The" would be no name.
  if (plainPart(name) === plainAddress) return name;
  const words = name.split(" ");
  const start = words.findIndex(
    (_, index) => index > 0 && plainPart(words.slice(index).join(" ")) === plainAddress,
  );
  return start === -1 ? name : trimPunctuation(words.slice(0, start).join(" "));
}

/** Removes from an address the name with which it begins: "Church Halls, 12 Lane", "Church Halls - 12 Lane". */
function removeNameFromAddress(address: string[], name: string[]): string[] {
  const [first = "", ...others] = address;
  const [title = ""] = name;
  if (title === "") return address;
  if (plainPart(first) === plainPart(name.join(" ")) || plainPart(first) === plainPart(title))
    return others;
  const rest = first.slice(title.length);
  const isNameBefore =
    first.toLowerCase().startsWith(title.toLowerCase()) && /^ ?(?:\d|[–—-] )/.test(rest);
  return isNameBefore ? [trimPunctuation(rest), ...others] : address;
}

function isSamePart(part: string, other: string): boolean {
  return plainPart(part) === plainPart(other);
}

/** Makes parts comparable: "The Church Halls" is "church hall". People differ in capitals, accents and punctuation, too. */
function plainPart(part: string): string {
  const words = part.normalize("NFKD").toLowerCase().replace(/^the /, "").replaceAll("&", "and");
  return words.replace(/\bhalls\b/g, "hall").replace(/[^\p{L}\p{N}]/gu, "");
}
