/** One thing the church office should know of its calendar's feed, and the events it is about. */
export type Finding = {
  weight: "good" | "worth a look" | "keeps visitors from their events";
  words: string;
  events?: string[];
};

export const good = (words: string): Finding => ({ weight: "good", words });

export const worthALook = (words: string, events: string[] = []): Finding => ({
  weight: "worth a look",
  words,
  events,
});

export const stopper = (words: string, events: string[] = []): Finding => ({
  weight: "keeps visitors from their events",
  words,
  events,
});
