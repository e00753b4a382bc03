/** What the calendar feed does when asked, in the order the buttons stand. */
export const feedMoods = {
  normal: { name: "As normal", does: "Three months of events." },
  empty: { name: "Empty", does: "Nothing is planned." },
  untidy: { name: "Untidy", does: "The events, and among them everything people type." },
  many: { name: "Many", does: "433 events, as in a large church." },
  thousands: { name: "Thousands", does: "5,000 events, to try the page’s speed." },
  slow: { name: "Slow", does: "The events, but after 8 seconds." },
  failing: { name: "Failing", does: "An error (status 500) at once." },
  "not-json": { name: "Not JSON", does: "A web page where the events should be." },
  off: { name: "Switched off", does: "ChurchSuite shows no calendar to websites (status 403)." },
  "unknown-account": {
    name: "Unknown account",
    does: "ChurchSuite sends the visitor’s browser to its own home page.",
  },
  "no-cors": {
    name: "No CORS",
    // Nobody needs leave at home: the stand-in has the address of the website it is tried with.
    does:
      "The events, without leave for websites at other addresses. npm run feed-check notices; " +
      "this website, at the stand-in’s own address, reads them all the same.",
  },
};

export type FeedMood = keyof typeof feedMoods;

/** What can be switched while the server runs; it is forgotten when the server stops. */
export type Switches = { feed: FeedMood };

export function isFeedMood(value: unknown): value is FeedMood {
  return typeof value === "string" && Object.hasOwn(feedMoods, value);
}
