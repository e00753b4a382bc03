// How much of the feed is read. No church comes near: the largest known has 433 events in it, in about 1 MB.

/** Of the whole answer, unpacked, all its pages together. */
export const MOST_BYTES = 15_000_000;

/** For feeds that count their pages wrongly. */
export const MOST_PAGES = 50;

/** Events that can be read; the page says where there are more. */
export const MOST_EVENTS = 1000;

/** What is looked at to find them: anything at all may stand in the list. */
export const MOST_ENTRIES = 10 * MOST_EVENTS;

/** In characters; what is longer ends with an ellipsis. */
export const longest = { name: 200, line: 300, description: 20_000 };

/** In characters; what is longer is no address. */
export const LONGEST_ADDRESS = 2000;
