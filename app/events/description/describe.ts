import type { Prose } from "#app/content-loader/prose.ts";
import type { ChurchEvent } from "#app/events/event.ts";
import { isMarkup, plainDescription } from "./plain-description.ts";
import { plainText } from "./plain-text.ts";

/** A description that has been read, and the hash of what was typed. */
export type ReadDescription = { hash: string; prose: Prose };

const read = new Map<string, Prose>();
let safeHtml: typeof import("./safe-html.ts").safeHtml | undefined;

/** Fetches what reads HTML, once. A description that needs it is left out where it cannot be had. */
export async function learnHtml(): Promise<void> {
  try {
    safeHtml ??= (await import("./safe-html.ts")).safeHtml;
  } catch (problem) {
    console.warn(
      "Descriptions in HTML are left out: what reads them could not be fetched.",
      problem,
    );
  }
}

/**
 * A description ready to be printed; null where it is HTML and that has not been learnt yet. One that
 * the build has read already, or that repeats, is read only once.
 */
export function describe(description: string | ReadDescription): Prose | null {
  if (typeof description !== "string") {
    read.set(description.hash, description.prose);
    return description.prose;
  }
  if (!isMarkup(description)) return plainDescription(description);
  const hash = hashOf(description);
  const prose = read.get(hash) ?? (safeHtml && proseOf(description, safeHtml));
  if (prose) read.set(hash, prose);
  return prose ?? null;
}

/** Nothing, where HTML is so wild that it cannot be read: that is no reason to lose its event. */
function proseOf(description: string, readHtml: (html: string) => Prose): Prose {
  try {
    return readHtml(description);
  } catch {
    console.warn("A description could not be read and is left out.");
    return [];
  }
}

/** Reads a description for the HTML of a page; null where there is nothing to say. */
export function readForGood(description: string): ReadDescription | null {
  const prose = describe(description);
  return prose?.length ? { hash: hashOf(description), prose } : null;
}

/** A description without any form; empty where it is HTML and that has not been learnt. */
export function describeInPlainText(description: string | ReadDescription = ""): string {
  return plainText(describe(description) ?? []);
}

/** Makes sure that these events' descriptions can be printed at once. */
export async function prepareDescriptions(events: ChurchEvent[]): Promise<void> {
  // Only looked at, not read: hundreds read in one go would keep the page from answering.
  if (!safeHtml && events.some(isUnreadMarkup)) await learnHtml();
}

function isUnreadMarkup({ description }: ChurchEvent): boolean {
  return typeof description === "string" && isMarkup(description) && !read.has(hashOf(description));
}

/** Tells typed words from others without keeping them: their length and a sum (FNV-1a, 32 bits). */
function hashOf(typed: string): string {
  let sum = 0x811c9dc5;
  for (let place = 0; place < typed.length; place++) {
    sum = Math.imul(sum ^ typed.charCodeAt(place), 0x01000193);
  }
  return `${typed.length}.${(sum >>> 0).toString(36)}`;
}
