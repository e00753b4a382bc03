import { makeList, splitIntoParagraphs } from "./plain-text.ts";
import type { Inline, InlineElement, Paragraph, Prose } from "./prose.ts";

/** This stands in a description, once, in the place of the sentences that go. */
export const ASK_THE_OFFICE = "Ask the church office for how to join.";

/** A sentence, or a part of a place that counts as one. It stays or goes as a whole. */
export type Sentence = {
  /** Its words, with the space or the end of the line after them. */
  text: string;
  /** The addresses of its links. */
  links: string[];
  /** Its words with the elements round them, if it is part of a description; otherwise none. */
  runs: Run[];
};

/** Some words of a description that have the same elements round them. */
type Run = {
  text: string;
  /** The elements, the outermost first. */
  inside: InlineElement[];
};

/** A description, and the sentences of each of its paragraphs. */
export type SplitProse = {
  prose: Prose;
  sentences: Map<Paragraph, Sentence[]>;
};

/** A full stop between spaces may be one of an address: "t . me". */
const END_OF_SENTENCE = /(?:\S\.|[!?…])["'”’)\]]{0,3} |\n/g;
const END_OF_PART_OF_PLACE = /[,\n]/g;

/** Splits a line of text into its sentences. */
export function splitText(text: string): Sentence[] {
  return splitAt(text, END_OF_SENTENCE);
}

/** Splits a place at its commas and lines. */
export function splitPlace(text: string): Sentence[] {
  return splitAt(text, END_OF_PART_OF_PLACE);
}

function splitAt(text: string, ends: RegExp): Sentence[] {
  const sentences: Sentence[] = [];
  let start = 0;

  function addSentence(end: number): void {
    if (end > start) sentences.push({ text: text.slice(start, end), links: [], runs: [] });
    start = end;
  }

  for (const { 0: ending, index } of text.matchAll(ends)) addSentence(index + ending.length);
  addSentence(text.length);
  return sentences;
}

/** Joins the sentences of a text that are no secrets. */
export function textWithout(secrets: Set<Sentence>, sentences: Sentence[]): string {
  const kept = sentences.filter((sentence) => !secrets.has(sentence));
  return kept
    .map(({ text }) => text)
    .join("")
    .trim();
}

/** Splits a description into its sentences, paragraph by paragraph. */
export function splitProse(prose: Prose): SplitProse {
  const sentences = new Map<Paragraph, Sentence[]>();
  for (const paragraph of listParagraphs(prose)) {
    sentences.set(paragraph, splitWords(paragraph.words));
  }
  return { prose, sentences };
}

function listParagraphs(prose: Prose): Paragraph[] {
  return prose.flatMap((block) => {
    return block.kind === "list" ? block.entries.flatMap(listParagraphs) : [block];
  });
}

/** Splits the words of a paragraph; a sentence may begin within one element and end within another. */
function splitWords(words: Inline[]): Sentence[] {
  const runs = splitIntoRuns(words);
  const sentences = splitText(runs.map(({ text }) => text).join(""));
  let index = 0;
  // This counts the letters of the sentence that already have their runs.
  let filled = 0;
  for (const { text, inside } of runs) {
    let rest = text;
    // A run may be cut by the ends of several sentences.
    while (rest !== "") {
      const sentence = sentences[index];
      if (!sentence) break;
      const part = rest.slice(0, sentence.text.length - filled);
      sentence.runs.push({ text: part, inside });
      for (const element of inside) {
        if (element.kind === "link") sentence.links.push(element.href);
      }
      rest = rest.slice(part.length);
      filled += part.length;
      if (filled === sentence.text.length) {
        index++;
        filled = 0;
      }
    }
  }
  return sentences;
}

function splitIntoRuns(words: Inline[], inside: InlineElement[] = []): Run[] {
  return words.flatMap((word): Run[] => {
    if (typeof word === "string") return [{ text: word, inside }];
    if (word.kind === "break") return [{ text: "\n", inside }];
    return splitIntoRuns(word.words, [...inside, word]);
  });
}

/** Neighbouring runs in the same element, or in none. */
type RunGroup = {
  element?: InlineElement;
  runs: Run[];
};

/** Joins runs into words again. `depth` is the number of elements that are round all of them. */
function joinRuns(runs: Run[], depth = 0): Inline[] {
  return groupByElement(runs, depth).flatMap(({ element, runs }): Inline[] => {
    if (element) return [{ ...element, words: joinRuns(runs, depth + 1) }];
    return runs.map(({ text }) => (text === "\n" ? { kind: "break" } : text));
  });
}

function groupByElement(runs: Run[], depth: number): RunGroup[] {
  const groups: RunGroup[] = [];
  for (const run of runs) {
    const element = run.inside[depth];
    const last = groups.at(-1);
    if (last && last.element === element) last.runs.push(run);
    else groups.push({ element, runs: [run] });
  }
  return groups;
}

/** Removes sentences from a description. In the place of the first it says whom to ask. */
export function proseWithout(secrets: Set<Sentence>, { prose, sentences }: SplitProse): Prose {
  let saysWhomToAsk = false;

  function withoutSecrets(blocks: Prose): Prose {
    return blocks.flatMap((block): Prose => {
      if (block.kind === "list") return makeList(block.ordered, block.entries.map(withoutSecrets));
      return splitIntoParagraphs(keepWords(sentences.get(block) ?? []));
    });
  }

  function keepWords(paragraph: Sentence[]): Inline[] {
    const runs: Run[] = [];
    for (const sentence of paragraph) {
      if (!secrets.has(sentence)) {
        runs.push(...sentence.runs);
        continue;
      }
      if (!saysWhomToAsk) runs.push({ text: `${ASK_THE_OFFICE} `, inside: [] });
      saysWhomToAsk = true;
      // A line that keeps some words keeps its end. A line that goes as a whole takes its end with it.
      const isLineBegun = runs.length > 0 && runs.at(-1)?.text !== "\n";
      if (sentence.text.endsWith("\n") && isLineBegun) runs.push({ text: "\n", inside: [] });
    }
    return joinRuns(runs);
  }

  return withoutSecrets(prose);
}
