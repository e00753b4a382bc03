// What is said where the church's calendar cannot be read. The specification gives all three:
// tests/browser/events-states.spec.ts holds visitors' to the letter, lib/churchsuite/fetch-feed.test.ts the console's.

/** The words of the toast. */
export const FAILED_TOAST = "Failed to fetch events";

/** The words of the alert where the events would stand. */
export const FAILED_ALERT = "Failed to load events. Please try again later.";
