/** The day before a Sunday in November, at nine in the morning. The tests look at a site of this day on any day. */
export const SATURDAY_MORNING = new Date("2026-11-21T09:00:00Z");

/** The environment variable with which the tests build and read a site of that day. */
export const testedTime = { SOURCE_DATE_EPOCH: String(SATURDAY_MORNING.getTime() / 1000) };
