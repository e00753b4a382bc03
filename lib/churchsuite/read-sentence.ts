import { isWebAddress, withoutWebAddresses } from "./addresses.ts";
import { withoutHarmlessNumbers } from "./harmless-numbers.ts";
import { hasMeetingLink, leadsToMeeting } from "./meeting-links.ts";
import type { Sentence } from "./sentences.ts";
import { simplify, spellingsOf, wordsIn } from "./spellings.ts";

/** What is found in a sentence. All texts are simplified. */
export type SentenceReading = {
  /** The sentence that was read. */
  sentence: Sentence;
  /** Its words: "wi-fi" is two. */
  words: string[];
  /** The addresses of web pages in its text and its links. */
  addresses: string[];
  /** The texts in which numbers and codes are looked for: its own, and what its links dial or write, without what is harmless. */
  textsToSearch: string[];
  /** Whether its text or one of its links leads to a meeting or a chat group. */
  leadsToMeeting: boolean;
};

/** Reads a sentence. `phones` are the church's own, as `waysToDial` gives them. */
export function readSentence(sentence: Sentence, phones: Set<string>): SentenceReading {
  const { text, links } = sentence;
  const spellings = spellingsOf(text);
  const asTyped = spellings[0] ?? "";
  const linksElsewhere = links.filter((link) => !isWebAddress(simplify(link)));
  const textsToSearch = [
    ...spellings.map(withoutWebAddresses),
    ...linksElsewhere.flatMap(spellingsOf),
  ];
  return {
    sentence,
    words: wordsIn(asTyped),
    addresses: [...links.map(simplify), ...asTyped.split(" ")].filter(isWebAddress),
    textsToSearch: textsToSearch.map((spelling) => withoutHarmlessNumbers(spelling, phones)),
    leadsToMeeting: spellings.some(hasMeetingLink) || links.some(leadsToMeeting),
  };
}
