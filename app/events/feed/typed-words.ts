/** What people have typed about an event; empty strings where they have typed nothing. */
export type Words = {
  name: string;
  category: string;
  placeName: string;
  /** In lines. */
  placeAddress: string;
  /** HTML or plain text. */
  description: string;
  /** The way into an online meeting: an address, or whatever somebody has typed as one. */
  joinLink: string;
  isOnline: boolean;
  /** The page with details and booking. */
  detailsUrl: string;
};

/**
 * The words of an event as the feed has them. The way into a private meeting may stand in them, so they can be
 * neither printed nor turned into JSON: they come out through `redact` only, which gives `readBy` what reads them.
 */
export type TypedWords = { readBy: <Reading>(read: (words: Words) => Reading) => Reading };

export function unprintable(words: Words): TypedWords {
  return { readBy: (read) => read(words) };
}
