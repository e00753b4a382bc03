import type { Inline, Prose } from "#app/content-loader/prose/prose.ts";
import { proseOfDescription } from "#app/events/description/html-to-prose.ts";
import { listOf, textOfWords, toParagraphs } from "#app/events/description/plain-text.ts";
import { isWayIn, joiningDetailsIn, type Span, speaksOfMeeting } from "./joining-details.ts";

/** Stands in a description in the place of joining details. */
export const ASK_THE_OFFICE = "(ask the church office for the link)";

// Of one line, or few.
const fields = ["name", "category", "placeName", "placeAddress"] as const;

/**
 * Words as somebody has typed them into the diary: the way into a private meeting may stand in them. Turned into text
 * or JSON they say nothing, and nothing that wants words takes them. `redact` alone can open them, because the class
 * stays in this file.
 */
class Unredacted {
  readonly #words: string;

  constructor(words: string) {
    this.#words = words;
  }

  static open(typed: Unredacted): string {
    return typed.#words;
  }

  toString(): string {
    return "";
  }

  toJSON(): string {
    return "";
  }
}

export type { Unredacted };

export function unredacted(words: string): Unredacted {
  return new Unredacted(words);
}

/** What people have typed about an event; empty where they have typed nothing. */
export type TypedEvent = {
  name: Unredacted;
  category: Unredacted;
  placeName: Unredacted;
  /** In one line or several. */
  placeAddress: Unredacted;
  /** HTML or plain text. */
  description: Unredacted;
  /** The way into an online meeting: an address, or whatever somebody has typed as one. */
  joinLink: Unredacted;
  /** The address of the page with details and booking. */
  detailsUrl: Unredacted;
  /** Whether ChurchSuite has it as an online event. */
  isOnline: boolean;
};

/** The words of an event without the ways into private meetings. */
export type PublicWords = {
  name: string;
  category: string;
  placeName: string;
  placeAddress: string;
  description: Prose;
  detailsUrl: string;
  /** Whether ChurchSuite has it as an online event. */
  isOnline: boolean;
  /** Whether it had a way into an online meeting in the field for that. */
  hasJoinLink: boolean;
  /** Whether another way in stood in its words, and was taken out. */
  isRedacted: boolean;
};

/** Called for each run of words in order ("\n" where a line or block ends) and for each link. */
type Mapping = { text: (text: string) => string; keepsLink: (href: string) => boolean };

/**
 * The one way from what was typed to what may be shown. What leads into a meeting is searched for in all of an event's
 * words as one text: neither markup nor a new paragraph nor the next field can part what belongs together.
 */
export function redact(typed: TypedEvent, phones: RegExp): PublicWords {
  const words = {
    name: Unredacted.open(typed.name),
    category: Unredacted.open(typed.category),
    placeName: Unredacted.open(typed.placeName),
    placeAddress: Unredacted.open(typed.placeAddress),
    detailsUrl: Unredacted.open(typed.detailsUrl),
    isOnline: typed.isOnline,
  };
  const joinLink = Unredacted.open(typed.joinLink);
  const prose = proseOrNothing(Unredacted.open(typed.description));
  const runs = fields.map((field) => `${words[field]}\n`);
  const links: string[] = [];
  mapProse(prose, {
    text: (run) => {
      runs.push(run);
      return run;
    },
    keepsLink: (href) => links.push(href) > 0,
  });
  const text = runs.join("");
  const inAnyEvent = { joinLink, phones, isOnline: false };
  const isOnline =
    words.isOnline ||
    joinLink !== "" ||
    speaksOfMeeting(text) ||
    links.some((href) => isWayIn(href, inAnyEvent));
  const sought = { joinLink, phones, isOnline };
  const spans = joiningDetailsIn(text, sought);
  const keepsLink = (href: string) => !isWayIn(href, sought);
  const detailsUrl = isWayIn(words.detailsUrl, inAnyEvent) ? "" : words.detailsUrl;
  // Whether there was another way in, typed in its words.
  const isRedacted = spans.length > 0 || detailsUrl !== words.detailsUrl || !links.every(keepsLink);
  const known = { ...words, detailsUrl, hasJoinLink: joinLink !== "", isRedacted };
  if (!isRedacted) return { ...known, description: prose };
  const cut = cutter(spans);
  for (const field of fields) known[field] = cut(`${words[field]}\n`, "").replace(/\n$/, "");
  const cutProse = mapProse(prose, { text: (run) => cut(run, ASK_THE_OFFICE), keepsLink });
  return { ...known, description: cutProse };
}

function proseOrNothing(description: string): Prose {
  try {
    return proseOfDescription(description);
  } catch {
    // Better an event without its description than none.
    console.warn("A description could not be read and is left out.");
    return [];
  }
}

/** Cuts the spans of a text out of the runs that it consists of, given one after another. */
function cutter(spans: Span[]): (run: string, replacement: string) => string {
  let start = 0;
  return (run, replacement) => {
    let kept = "";
    let index = 0;
    for (const span of spans) {
      const [from, to] = [span.start - start, span.end - start];
      if (to <= 0 || from >= run.length) continue;
      kept += run.slice(index, Math.max(from, 0)) + (from >= 0 ? replacement : "");
      index = to;
    }
    start += run.length;
    return kept + run.slice(index);
  };
}

function mapProse(prose: Prose, mapping: Mapping): Prose {
  return prose.flatMap((block): Prose => {
    if (block.kind === "paragraph") {
      const words = mapWords(block.words, mapping);
      mapping.text("\n");
      return toParagraphs(words);
    }
    // Descriptions have none.
    if (block.kind === "table") return [];
    const entries = block.entries.map((entry) => mapProse(entry, mapping));
    return listOf(block.ordered, entries);
  });
}

function mapWords(words: Inline[], mapping: Mapping): Inline[] {
  return words.flatMap((run): Inline[] => {
    if (typeof run === "string") return [mapping.text(run)];
    if (run.kind === "break") return mapping.text("\n") ? [run] : [];
    const inside = mapWords(run.words, mapping);
    const text = textOfWords(inside);
    // Where its words were a way into a meeting, its address is one too. A link without words goes, but is looked at:
    // it may be all that says that the event is online.
    const isKept =
      run.kind !== "link" || (mapping.keepsLink(run.href) && text === textOfWords(run.words));
    return isKept && text.trim() ? [{ ...run, words: inside }] : inside;
  });
}
