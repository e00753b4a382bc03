import { partsOfPage } from "#app/content-loader/facts/page-parts.ts";
import { mapWords } from "#app/content-loader/facts/parse-facts.server.ts";
import { readPage, writePage } from "#tools/editor/format/page.ts";
import { isFields } from "#tools/editor/format/set-facts.ts";

/** Words of the sample's and what another church puts in their place: [what to find, what to write]. */
export type Exchange = readonly [found: string | RegExp, put: string];

/** What a text must not say any more: words that would be untrue there, and addresses that lead nowhere. */
export type Gone = { words: RegExp[]; paths: string[] };

const ASK_THE_OFFICE = "Ring or write to the church office, and you will be put in touch.";

/** A file of the sample's for another church: its own names, and no link or sentence that would be untrue there. */
export function ownWords(text: string, exchanges: readonly Exchange[], gone: Gone): string {
  const own = exchanges.reduce((words, [found, put]) => words.replaceAll(found, put), text);
  if (!partsOfPage(own)) return own;
  const { body, ...facts } = readPage(own);
  // A fact that has to be there stays, and the check-up before the launch names it.
  const kept = mapWords(facts, (words) => withoutSentences(words, gone) || words);
  const answers = `${withoutSentences(String(body), gone)}\n`
    .replace(/^(## .*)\n+(?=## |$(?![\s\S]))/gm, `$1\n\n${ASK_THE_OFFICE}\n\n`)
    .replace(/\n{3,}/g, "\n\n");
  return withoutLinks(writePage(own, { ...(isFields(kept) && kept), body: answers }), gone.paths);
}

/** Of a link that would lead nowhere the words are kept. */
function withoutLinks(text: string, paths: string[]): string {
  return text.replace(
    /\[([^\]]+)\]\((\/[^)#]*)(?:#[^)]*)?\)/g,
    (link, words: string, path: string) => (paths.includes(path) ? words : link),
  );
}

/** Leaves out sentences that would be untrue; a paragraph whose first is one goes whole, for the others speak of it. */
function withoutSentences(text: string, { words, paths }: Gone): string {
  const isGone = (part: string) =>
    words.some((untrue) => part.search(untrue) >= 0) ||
    paths.some((path) => part.includes(`](${path}`));
  return text
    .split(/(\n\n+|\n(?=- ))/)
    .map((block) => {
      const [first = "", ...others] = block.split(/(?<=[.!])\s+/);
      if (!isGone(block)) return block;
      return isGone(first) ? "" : [first, ...others.filter((one) => !isGone(one))].join(" ");
    })
    .join("")
    .trim();
}
