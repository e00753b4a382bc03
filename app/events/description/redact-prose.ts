import type { Inline, Prose } from "#app/content-loader/prose/prose.ts";
import {
  ASK_THE_OFFICE,
  joiningDetailsIn,
  percentDecoded,
  type Span,
} from "#app/events/feed/redact-meetings.ts";
import { textOfWords, toParagraphs } from "./plain-text.ts";

/** Called for each run of words in order ("\n" where a line or block ends) and for each link. */
type Mapping = { text: (text: string) => string; keepsLink: (href: string) => boolean };

/**
 * Prose without the ways into private meetings. They are searched for in its text as a whole: neither
 * markup nor a new paragraph can part what belongs together. Prose without any is returned as it is.
 */
export function redactProse(prose: Prose, joinLink: string): Prose {
  let text = "";
  let hasJoinLink = false;
  const isJoinLink = (href: string) => joiningDetailsIn(percentDecoded(href), joinLink).length > 0;
  mapProse(prose, {
    text: (run) => {
      text += run;
      return run;
    },
    keepsLink: (href) => {
      hasJoinLink ||= isJoinLink(href);
      return true;
    },
  });
  const spans = joiningDetailsIn(text, joinLink);
  if (spans.length === 0 && !hasJoinLink) return prose;
  let start = 0;
  return mapProse(prose, {
    text: (run) => {
      const kept = cutFrom(run, start, spans);
      start += run.length;
      return kept;
    },
    keepsLink: (href) => !isJoinLink(href),
  });
}

/** A run of words that begins at an index of the whole text, without the spans in it. */
function cutFrom(run: string, start: number, spans: Span[]): string {
  let kept = "";
  let index = 0;
  for (const span of spans) {
    const [from, to] = [span.start - start, span.end - start];
    if (to <= 0 || from >= run.length) continue;
    kept += run.slice(index, Math.max(from, 0)) + (from >= 0 ? ASK_THE_OFFICE : "");
    index = to;
  }
  return kept + run.slice(index);
}

function mapProse(prose: Prose, mapping: Mapping): Prose {
  const words = (those: Inline[]) => {
    const mapped = mapWords(those, mapping);
    mapping.text("\n");
    return mapped;
  };
  return prose.flatMap((block): Prose => {
    if (block.kind === "paragraph") return toParagraphs(words(block.words));
    if (block.kind === "table") {
      return [
        { ...block, head: block.head.map(words), rows: block.rows.map((row) => row.map(words)) },
      ];
    }
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
