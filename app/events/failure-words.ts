// What visitors read where the church's calendar cannot be read. The specification gives the words, and
// tests/browser/events-states.spec.ts holds them to the letter. The console's are FETCH_ERROR of #churchsuite, by chance
// the same as the toast's.

/** The words of the toast. */
export const FAILED_TOAST = "Failed to fetch events";

/** The words of the alert where the events would stand. */
export const FAILED_ALERT = "Failed to load events. Please try again later.";
