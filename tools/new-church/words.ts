import { partsOfPage } from "#app/content-loader/facts/page-parts.ts";
import { phraseAnywhere } from "#tools/check-up/texts.ts";

/** Words of the sample's and what another church puts in their place: [what to find, what to write]. */
export type Exchange = readonly [found: string | RegExp, put: string];

/** What a text must not name any more: addresses that lead nowhere, and people who do not exist. */
export type Gone = { groups: string[]; pages: string[]; people: string[] };

const ASK_THE_OFFICE = "Ring or write to the church office, and you will be put in touch.";

/** A file of the sample's for another church: its own names, and no link or sentence that would be untrue there. */
export function ownWords(text: string, exchanges: readonly Exchange[], gone: Gone): string {
  const exchanged = exchanges.reduce((words, [found, put]) => words.replaceAll(found, put), text);
  const below = partsOfPage(exchanged)?.text ?? "";
  const above = exchanged.slice(0, exchanged.length - below.length);
  const kept = below && withoutSentences(below, gone);
  return withoutLinks(above + kept, [...gone.groups, ...gone.pages]);
}

/** Of a link that would lead nowhere the words are kept. */
function withoutLinks(text: string, paths: string[]): string {
  return text.replace(
    /\[([^\]]+)\]\((\/[^)#]*)(?:#[^)]*)?\)/g,
    (link, words: string, path: string) => (paths.includes(path) ? words : link),
  );
}

/** Leaves out sentences that name somebody or send to a page that is gone; where nothing is left stands whom to ask. */
function withoutSentences(text: string, { people, pages }: Gone): string {
  const names = phraseAnywhere(...people);
  const isGone = (words: string) =>
    words.search(names) >= 0 || pages.some((page) => words.includes(`](${page}`));
  return text
    .split(/(\n\n+|\n(?=- ))/)
    .map((block) =>
      isGone(block)
        ? sentencesOf(block)
            .filter((one) => !isGone(one))
            .join(" ")
        : block,
    )
    .join("")
    .replace(/^(## .*)\n+(?=## |$(?![\s\S]))/gm, `$1\n\n${ASK_THE_OFFICE}\n\n`)
    .replace(/\n{3,}/g, "\n\n")
    .replace(/\s*$/, "\n");
}

/** A question stays with the sentence that answers it. */
function sentencesOf(block: string): string[] {
  return block.split(/(?<=[.!])\s+/);
}
