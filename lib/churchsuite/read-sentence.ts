import { isWebAddress, withoutWebAddresses } from "./addresses.ts";
import { withoutHarmlessNumbers } from "./harmless-numbers.ts";
import { hasMeetingLink, leadsToMeeting } from "./meeting-links.ts";
import { withoutOrdinaryPhrases } from "./ordinary-phrases.ts";
import type { Sentence } from "./sentences.ts";
import { listSpellings, simplify, splitIntoWords, writeInFigures } from "./spellings.ts";

/** What a sentence has in it. All texts are simplified. */
export type SentenceReading = {
  /** The sentence that was read. */
  sentence: Sentence;
  /** Its words: "wi-fi" is two. */
  words: string[];
  /** The addresses of web pages in its text and its links. */
  addresses: string[];
  /** The texts in which to look for numbers and codes: its own and those of its links, without harmless numbers. */
  textsToSearch: string[];
  /** Whether its text or one of its links leads to a meeting or a chat group. */
  leadsToMeeting: boolean;
};

/** Reads a sentence. `phones` are the church's own, from `listWaysToDial`. */
export function readSentence(sentence: Sentence, phones: Set<string>): SentenceReading {
  const { text, links } = sentence;
  const spellings = listSpellings(text);
  const asTyped = spellings[0] ?? "";
  const linksElsewhere = links.filter((link) => !isWebAddress(simplify(link)));
  const textsToSearch = [
    ...spellings.map(withoutWebAddresses),
    ...linksElsewhere.flatMap(listSpellings),
  ];
  return {
    sentence,
    words: splitIntoWords(withoutOrdinaryPhrases(asTyped)),
    addresses: [...links.map(simplify), ...asTyped.split(" ")].filter(isWebAddress),
    textsToSearch: textsToSearch.map((spelling) => {
      return withoutHarmlessNumbers(writeInFigures(withoutOrdinaryPhrases(spelling)), phones);
    }),
    leadsToMeeting: spellings.some(hasMeetingLink) || links.some(leadsToMeeting),
  };
}
