/** The day before a Sunday in November, nine in the morning: the tests look at a site of then, whatever day it is. */
export const SATURDAY_MORNING = new Date("2026-11-21T09:00:00Z");

/** The folders of the congregations that come with the project. */
const OURS = ["tests/another-church", "sample"];

/**
 * The environment in which a congregation is built and read for the tests. The words of a church of its own are of
 * another year: it is tested as of now.
 */
export function testedTime(content: string): Record<string, string> {
  if (!OURS.includes(content)) return {};
  return { SOURCE_DATE_EPOCH: String(SATURDAY_MORNING.getTime() / 1000) };
}
