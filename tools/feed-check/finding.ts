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

const EVENTS_NAMED = 10;

const signs = {
  good: "✓",
  "worth a look": "•",
  "keeps visitors from their events": "✗",
} satisfies Record<Finding["weight"], string>;

/** A finding as it is printed, with its events below it. */
export function inWords({ weight, words, events = [] }: Finding): string {
  const named = events.slice(0, EVENTS_NAMED).map((event) => `      ${event}`);
  const more = events.length - named.length;
  const rest = more > 0 ? [`      … and ${more} more`] : [];
  return [`  ${signs[weight]} ${words}`, ...named, ...rest].join("\n");
}

/** "1 event", "5,000 events". */
export function events(count: number): string {
  return `${count.toLocaleString("en-GB")} ${count === 1 ? "event" : "events"}`;
}
