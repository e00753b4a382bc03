import { urlFrom } from "./addresses.ts";
import { LONGEST_ADDRESS, longest } from "./limits.ts";

/*
 * Anything may stand anywhere in what ChurchSuite sends: a list where there should be an object, a number where there
 * should be text. These take whatever was sent, and give what can be used of it.
 */

/** What stands at a path ("images.lg.url") in JSON of any shape; undefined where nothing does. */
export function valueAt(json: unknown, path: string): unknown {
  let value = json;
  for (const key of path.split(".")) {
    if (typeof value !== "object" || value === null) return undefined;
    value = Reflect.get(value, key);
  }
  return value;
}

/** A list of whatever; null for all else. */
export function listIn(sent: unknown): unknown[] | null {
  return Array.isArray(sent) ? sent : null;
}

/** What was sent, as it was typed; "" for all but text. What is too long is cut before anything else reads it. */
export function textIn(sent: unknown, most = longest.line): string {
  if (typeof sent !== "string") return "";
  if (sent.length <= most) return sent;
  // Not in the middle of a character, and not of a tag, which would swallow the ellipsis.
  return `${sent.slice(0, most).replace(/[\ud800-\udbff]$|<[^<>]*$/, "")}…`;
}

/** A string, also where the feed sends a number. */
export function identifierIn(sent: unknown): string {
  return textIn(Number.isFinite(sent) ? String(sent) : sent);
}

/** True for "1", 1 and true; false for all else, "0" included, which is truthy in JavaScript. */
export function isOn(sent: unknown): boolean {
  return sent === "1" || sent === 1 || sent === true;
}

/** A whole number; 0 for all else. */
export function wholeNumberIn(sent: unknown): number {
  return Number.isInteger(sent) ? Number(sent) : 0;
}

/** An address on the web; "" for all else, and for one that is too long. */
export function webAddressIn(sent: unknown): string {
  if (typeof sent !== "string" || sent.length > LONGEST_ADDRESS) return "";
  const address = sent.trim();
  return /^https?:/i.test(address) && urlFrom(address) ? address : "";
}
