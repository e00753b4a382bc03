import type { Inline, Prose } from "#app/content-loader/prose/prose.ts";
import { proseOfDescription } from "#app/events/description/html-to-prose.ts";
import { textOfWords, toParagraphs } from "#app/events/description/plain-text.ts";
import { isWayIn, joiningDetailsIn, type Span, speaksOfMeeting } from "./joining-details.ts";
import type { TypedWords, Words } from "./typed-words.ts";

/** Stands in a description in the place of joining details. */
export const ASK_THE_OFFICE = "(ask the church office for the link)";

/** The words of an event without the ways into private meetings. */
export type PublicWords = Omit<Words, "description" | "joinLink"> & {
  description: Prose;
  hasJoinLink: boolean;
  /** Whether there was another way in, typed in its words. */
  isRedacted: boolean;
};

/** The fields of one line, or few. */
const fields = ["name", "category", "placeName", "placeAddress"] as const;

/** Called for each run of words in order ("\n" where a line or block ends) and for each link. */
type Mapping = { text: (text: string) => string; keepsLink: (href: string) => boolean };

/**
 * The one way out of `TypedWords`. What leads into a meeting is searched for in all of an event's words as one text:
 * neither markup nor a new paragraph nor the next field can part what belongs together.
 */
export function redact(typed: TypedWords, phones: RegExp): PublicWords {
  return typed.readBy((words) => {
    const { joinLink, description, ...others } = words;
    const prose = proseOrNothing(description);
    const { text, links } = textAndLinks(words, prose);
    const isOnline =
      words.isOnline ||
      joinLink !== "" ||
      speaksOfMeeting(text) ||
      links.some((href) => isWayIn(href, { joinLink, phones, isOnline: false }));
    const sought = { joinLink, phones, isOnline };
    const isPrivate = (href: string) => isWayIn(href, sought);
    const spans = joiningDetailsIn(text, sought);
    const isPrivatePage =
      words.detailsUrl !== "" && isWayIn(words.detailsUrl, { ...sought, isOnline: false });
    const isRedacted = spans.length > 0 || isPrivatePage || links.some(isPrivate);
    const known = { ...others, hasJoinLink: joinLink !== "", isRedacted };
    if (!isRedacted) return { ...known, description: prose };
    const cut = cutter(spans);
    const [name, category, placeName, placeAddress] = fields.map((field) => {
      const kept = cut(words[field], "");
      cut("\n", "");
      return kept;
    });
    return {
      ...known,
      name: name ?? "",
      category: category ?? "",
      placeName: placeName ?? "",
      placeAddress: placeAddress ?? "",
      detailsUrl: isPrivatePage ? "" : words.detailsUrl,
      description: mapProse(prose, {
        text: (run) => cut(run, ASK_THE_OFFICE),
        keepsLink: (href) => !isPrivate(href),
      }),
    };
  });
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

function textAndLinks(words: Words, prose: Prose): { text: string; links: string[] } {
  let text = fields.map((field) => `${words[field]}\n`).join("");
  const links: string[] = [];
  mapProse(prose, {
    text: (run) => {
      text += run;
      return run;
    },
    keepsLink: (href) => {
      links.push(href);
      return true;
    },
  });
  return { text, links };
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
  const words = (those: Inline[]) => {
    const mapped = mapWords(those, mapping);
    mapping.text("\n");
    return mapped;
  };
  return prose.flatMap((block): Prose => {
    if (block.kind === "paragraph") return toParagraphs(words(block.words));
    // Descriptions have none.
    if (block.kind === "table") return [];
    const entries = block.entries.map((entry) => mapProse(entry, mapping)).filter(hasContent);
    return entries.length > 0 ? [{ ...block, entries }] : [];
  });
}

function mapWords(words: Inline[], mapping: Mapping): Inline[] {
  return words.flatMap((run): Inline[] => {
    if (typeof run === "string") return [mapping.text(run)];
    if (run.kind === "break") return mapping.text("\n") ? [run] : [];
    const inside = mapWords(run.words, mapping);
    const text = textOfWords(inside);
    if (text.trim() === "") return inside;
    // Its words were a way into a meeting, so its address is one too.
    const isPrivate = run.kind === "link" && text !== textOfWords(run.words);
    const isKept = run.kind !== "link" || (mapping.keepsLink(run.href) && !isPrivate);
    return isKept ? [{ ...run, words: inside }] : inside;
  });
}

function hasContent(prose: Prose): boolean {
  return prose.length > 0;
}
