import { urlFrom } from "./addresses.ts";
import { LONGEST_ADDRESS, longest } from "./limits.ts";

/*
 * Anything may stand anywhere in what ChurchSuite sends: a list where there should be an object, a number where there
 * should be text. These take whatever was sent, and give what can be used of it.
 */

/** Looks up a path, "images.lg.url", in JSON of any shape: gives undefined if nothing stands there. */
export function valueAt(json: unknown, path: string): unknown {
  let value = json;
  for (const key of path.split(".")) {
    if (typeof value !== "object" || value === null) return undefined;
    value = Reflect.get(value, key);
  }
  return value;
}

/** Gives a list of whatever; null for all else. */
export function listIn(value: unknown): unknown[] | null {
  return Array.isArray(value) ? value : null;
}

/** Gives text as it was typed; "" for all else. Text that is too long is cut before anything else reads it. */
export function textIn(value: unknown, most = longest.line): string {
  if (typeof value !== "string") return "";
  if (value.length <= most) return value;
  // The cut goes through no character, and through no tag, which would swallow the ellipsis.
  return `${value.slice(0, most).replace(/[\ud800-\udbff]$|<[^<>]*$/, "")}…`;
}

/** Gives a string, also where the feed sends a number. */
export function identifierIn(value: unknown): string {
  return textIn(Number.isFinite(value) ? String(value) : value);
}

/** True for "1", 1 and true; false for all else, "0" included, which is truthy in JavaScript. */
export function isOn(value: unknown): boolean {
  return value === "1" || value === 1 || value === true;
}

/** Gives a whole number; 0 for all else. */
export function wholeNumberIn(value: unknown): number {
  return Number.isInteger(value) ? Number(value) : 0;
}

/** Gives an address on the web; "" for all else, and for one that is too long. */
export function webAddressIn(value: unknown): string {
  if (typeof value !== "string" || value.length > LONGEST_ADDRESS) return "";
  const address = value.trim();
  return /^https?:/i.test(address) && urlFrom(address) ? address : "";
}
