/*
 * How much of the feed is read. No church comes near: the largest known has 433 events in it, in about 1 MB.
 */

/** The most bytes of an answer, unpacked, all its pages together. */
export const MOST_BYTES = 15_000_000;

/** The most pages, for feeds that count theirs wrongly. */
export const MOST_PAGES = 50;

/** The most events that are read. A reading says where there are more. */
export const MOST_EVENTS = 1000;

/** The most entries that are looked at to find them: anything at all may stand in the list. */
export const MOST_ENTRIES = 10 * MOST_EVENTS;

/** The most characters of a text; what is longer ends with an ellipsis. */
export const longest = { name: 200, line: 300, description: 20_000 };

/** The most characters of an address; what is longer is none. */
export const LONGEST_ADDRESS = 2000;
