import { phraseAnywhere } from "#tools/launch/sample-names.ts";

/** Words of the sample's and what another church puts in their place: [what to find, what to write]. */
export type Exchange = readonly [found: string | RegExp, put: string];

/** What a text must not name any more: pages that are not there, and people who do not exist. */
export type Gone = { paths: string[]; people: string[] };

const ASK_THE_OFFICE = "Ring or write to the church office, and you will be put in touch.";

/** A text of the sample's for another church: its own names, and no link or sentence that would be untrue there. */
export function ownWords(
  text: string,
  exchanges: readonly Exchange[],
  { paths, people }: Gone,
): string {
  const exchanged = exchanges.reduce((words, [found, put]) => words.replaceAll(found, put), text);
  return withoutPeople(withoutLinks(exchanged, paths), people);
}

/** Of a link that would lead nowhere the words are kept. */
function withoutLinks(text: string, paths: string[]): string {
  return text.replace(
    /\[([^\]]+)\]\((\/[^)#]*)(?:#[^)]*)?\)/g,
    (link, words: string, path: string) => (paths.includes(path) ? words : link),
  );
}

/** Sentences that name somebody are left out, and under a heading with nothing left stands whom to ask. */
function withoutPeople(text: string, people: string[]): string {
  if (people.length === 0) return text;
  const names = phraseAnywhere(...people);
  const isNamed = (words: string) => words.search(names) >= 0;
  return text
    .split(/(\n\n+|\n(?=- ))/)
    .map((block) =>
      isNamed(block)
        ? sentencesOf(block)
            .filter((one) => !isNamed(one))
            .join(" ")
        : block,
    )
    .join("")
    .replace(/^(## .*)\n+(?=## |$(?![\s\S]))/gm, `$1\n\n${ASK_THE_OFFICE}\n\n`)
    .replace(/\n{3,}/g, "\n\n");
}

function sentencesOf(block: string): string[] {
  return block.split(/(?<=[.!?])\s+/);
}
