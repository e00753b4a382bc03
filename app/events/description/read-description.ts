import type { Prose } from "#app/content-loader/prose/prose.ts";
import { proseOfText, textOfProse } from "./plain-text.ts";
import { redactProse } from "./redact-prose.ts";

/** A description that has been read and redacted, and the hash of what was typed. */
export type ReadDescription = { hash: string; prose: Prose };

export type Description = TypedDescription | ReadDescription;

type Parse = (text: string) => Prose;

type Described = { description?: Description };

/**
 * A description as it was typed, HTML or plain text. The way into a private meeting may stand in it, so
 * it cannot be printed or turned into JSON: its text comes out through `readDescription` only.
 */
export class TypedDescription {
  readonly #text: string;
  readonly #joinLink: string;
  /** The key in the cache; what was typed cannot be read from it. */
  readonly hash: string;
  /** Whether reading it takes the HTML parser: it has a tag or an entity. */
  readonly isHtml: boolean;

  /** `joinLink` is the event's own, to be redacted whatever host it is on. */
  constructor(text: string, joinLink = "") {
    this.#text = text;
    this.#joinLink = joinLink;
    this.hash = hashOf(`${text}\n${joinLink}`);
    this.isHtml = HTML.test(text);
  }

  /** Its prose without the ways into private meetings; null where it is HTML and has no parser. */
  read(parseHtml?: Parse): Prose | null {
    return this.#readWith(parseHtml)?.redacted ?? null;
  }

  /** Whether there is a way into a private meeting in it. */
  isRedacted(parseHtml: Parse): boolean {
    const prose = this.#readWith(parseHtml);
    return prose?.redacted !== prose?.typed;
  }

  #readWith(parseHtml?: Parse): { typed: Prose; redacted: Prose } | null {
    const parse = this.isHtml ? parseHtml : proseOfText;
    if (!parse) return null;
    try {
      const typed = parse(this.#text);
      return { typed, redacted: redactProse(typed, this.#joinLink) };
    } catch {
      // Better an event without its description than none.
      console.warn("A description could not be read and is left out.");
      const nothing: Prose = [];
      return { typed: nothing, redacted: nothing };
    }
  }
}

const HTML = /<[a-z!/]|&(?:#\d+|#x[\da-f]+|[a-z][a-z\d]*);/i;

const cache = new Map<string, Prose>();
let parseHtml: Parse | undefined;

/** Loads the chunk with the HTML parser, once. Without it descriptions in HTML are left out. */
export async function loadHtmlParser(): Promise<void> {
  try {
    parseHtml ??= (await import("./html-to-prose.ts")).proseOfHtml;
  } catch (problem) {
    console.warn("Descriptions in HTML are left out: their parser could not be loaded.", problem);
  }
}

/**
 * A description ready to be printed; null where it is HTML and the parser has not been loaded. Cached by
 * hash, for events that repeat and for those that the snapshot has too.
 */
export function readDescription(description: Description): Prose | null {
  if (!(description instanceof TypedDescription)) {
    cache.set(description.hash, description.prose);
    return description.prose;
  }
  const prose = cache.get(description.hash) ?? description.read(parseHtml);
  if (prose) cache.set(description.hash, prose);
  return prose;
}

/** A description as plain text; empty where it is HTML and the parser has not been loaded. */
export function descriptionText(description?: Description): string {
  return textOfProse((description && readDescription(description)) ?? []);
}

/** Loads the HTML parser if one of these events' descriptions needs it. */
export async function preloadHtmlParser(events: Described[]): Promise<void> {
  // Descriptions are parsed as they are rendered: hundreds in one go would block the main thread.
  if (!parseHtml && events.some(needsParser)) await loadHtmlParser();
}

function needsParser({ description }: Described): boolean {
  return (
    description instanceof TypedDescription && description.isHtml && !cache.has(description.hash)
  );
}

/** The length of a text and a checksum of it (FNV-1a, 32 bits). */
function hashOf(text: string): string {
  let sum = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    sum = Math.imul(sum ^ text.charCodeAt(index), 0x01000193);
  }
  return `${text.length}.${(sum >>> 0).toString(36)}`;
}
