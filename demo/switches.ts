/** What the calendar feed does when asked, in the order the buttons stand. */
export const feedMoods = {
  normal: { name: "As normal", does: "Three months of events." },
  empty: { name: "Empty", does: "Nothing is planned." },
  failing: { name: "Failing", does: "An error (status 500) at once." },
  slow: { name: "Slow", does: "The events, but after 8 seconds." },
  "not-json": { name: "Not JSON", does: "A web page where the events should be." },
};

export type FeedMood = keyof typeof feedMoods;

/** What can be switched while the server runs; it is forgotten when the server stops. */
export type Switches = { feed: FeedMood };

export function isFeedMood(value: unknown): value is FeedMood {
  return typeof value === "string" && Object.hasOwn(feedMoods, value);
}
