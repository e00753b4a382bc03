import type { Inline, Prose } from "#app/content-loader/prose.ts";
import { tidyLines } from "./tidy-lines.ts";

const MARKUP = /<[a-z!/]|&(?:#\d+|#x[\da-f]+|[a-z][a-z\d]*);/i;

/** Whether a description needs to be read as HTML: it has a tag in it, or an entity. */
export function isMarkup(description: string): boolean {
  return MARKUP.test(description);
}

/** A description typed as plain text: empty lines part its paragraphs, other line breaks are kept. */
export function plainDescription(description: string): Prose {
  const lines = description.split(/\r\n?|\n/).map((line) => line.replace(/\s+/g, " "));
  return tidyLines(
    lines.flatMap((line, place): Inline[] => (place === 0 ? [line] : [{ kind: "break" }, line])),
  );
}
