import { parseAddress } from "./addresses.ts";
import { LONGEST_ADDRESS, longest } from "./limits.ts";

/*
 * ChurchSuite may send anything anywhere: a list in the place of an object, a number in the place of text. These functions
 * take whatever was sent, and give whatever can be used of it.
 */

/** Looks up a path, "images.lg.url", in JSON of any shape. Gives undefined if there is nothing. */
export function valueAt(json: unknown, path: string): unknown {
  let value = json;
  for (const key of path.split(".")) {
    if (typeof value !== "object" || value === null) return undefined;
    value = Reflect.get(value, key);
  }
  return value;
}

/** Gives a list of any entries; null for anything else. */
export function listIn(value: unknown): unknown[] | null {
  return Array.isArray(value) ? value : null;
}

/** Gives text as somebody typed it; "" for anything else. Text that is too long is cut before anything else reads it. */
export function textIn(value: unknown, most = longest.line): string {
  if (typeof value !== "string") return "";
  if (value.length <= most) return value;
  // A cut in the middle of a character would spoil it, and one in the middle of a tag would swallow the ellipsis.
  return `${value.slice(0, most).replace(/[\ud800-\udbff]$|<[^<>]*$/, "")}…`;
}

/** Gives a string, even if the feed sends a number. */
export function identifierIn(value: unknown): string {
  return textIn(Number.isFinite(value) ? String(value) : value);
}

/** True for "1", 1 and true; false for anything else, also for "0", which is truthy in JavaScript. */
export function isOn(value: unknown): boolean {
  return value === "1" || value === 1 || value === true;
}

/** Gives a whole number; 0 for anything else. */
export function wholeNumberIn(value: unknown): number {
  return Number.isInteger(value) ? Number(value) : 0;
}

/** Gives an address on the web; "" for anything else, and for one that is too long. */
export function webAddressIn(value: unknown): string {
  if (typeof value !== "string" || value.length > LONGEST_ADDRESS) return "";
  const address = value.trim();
  return /^https?:/i.test(address) && parseAddress(address) ? address : "";
}
