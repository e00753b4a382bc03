/*
 * These limit how much of a feed is read. No church comes near them: the largest known feed has 433 events in about 1 MB.
 */

/** The most bytes of all pages together, after decompression. */
export const MOST_BYTES = 15_000_000;

/** The most pages, because a feed may count its pages wrongly. */
export const MOST_PAGES = 50;

/** The most events. If there are more, the reading says that it is partial. */
export const MOST_EVENTS = 1000;

/** The most entries of a page, because anything at all may stand in its list. */
export const MOST_ENTRIES = 10 * MOST_EVENTS;

/** The most characters of a text. A longer one is cut, and ends with an ellipsis. */
export const longest = { name: 200, line: 300, description: 20_000 };

/** The most characters of an address. A longer one counts as none. */
export const LONGEST_ADDRESS = 2000;
