/** One thing the church office should know of its calendar's feed, and the events it is about. */
export type Finding = {
  weight: "good" | "worth a look" | "keeps visitors from their events";
  words: string;
  events?: string[];
};

const findingOf =
  (weight: Finding["weight"]) =>
  (words: string, events: string[] = []): Finding => ({ weight, words, events });

export const good = findingOf("good");
export const worthALook = findingOf("worth a look");
export const stopper = findingOf("keeps visitors from their events");
