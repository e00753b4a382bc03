import type { Prose } from "#app/content-loader/prose/prose.ts";
import { proseOfText, textOfProse } from "./plain-text.ts";
import { redactProse } from "./redact-prose.ts";
import { TypedDescription } from "./typed-description.ts";

/** A description that has been read and redacted, and the hash of what was typed. */
export type ReadDescription = { hash: string; prose: Prose };

export type Description = TypedDescription | ReadDescription;

type Parse = (text: string) => Prose;

type Described = { description?: Description };

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
  const prose = cache.get(description.hash) ?? redacted(description, parseHtml);
  if (prose) cache.set(description.hash, prose);
  return prose;
}

/** Prose without the ways into private meetings; null where it is HTML and there is no parser. */
function redacted(description: TypedDescription, parseHtml?: Parse): Prose | null {
  return typedAndRedacted(description, parseHtml)?.redacted ?? null;
}

/** Whether there is a way into a private meeting in a description. */
export function isRedacted(description: TypedDescription, parseHtml: Parse): boolean {
  const prose = typedAndRedacted(description, parseHtml);
  return prose?.redacted !== prose?.typed;
}

function typedAndRedacted(
  description: TypedDescription,
  parseHtml?: Parse,
): { typed: Prose; redacted: Prose } | null {
  const parse = description.isHtml ? parseHtml : proseOfText;
  if (!parse) return null;
  try {
    return description.readWith((text, joinLink) => {
      const typed = parse(text);
      return { typed, redacted: redactProse(typed, joinLink) };
    });
  } catch {
    // Better an event without its description than none.
    console.warn("A description could not be read and is left out.");
    const nothing: Prose = [];
    return { typed: nothing, redacted: nothing };
  }
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
