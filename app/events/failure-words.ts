// Visitors read these words if the church's calendar cannot be read. The church has asked for them to the letter, so
// tests/browser/events-states.spec.ts compares them. The console has FETCH_ERROR of #churchsuite, which happens to be the
// same as the toast's.

/** The words of the toast. */
export const FAILED_TOAST = "Failed to fetch events";

/** The words of the alert where the events would stand. */
export const FAILED_ALERT = "Failed to load events. Please try again later.";
