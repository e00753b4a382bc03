/** The day before a Sunday in November, at nine in the morning. The tests look at a site of this day on any day. */
export const SATURDAY_MORNING = new Date("2026-11-21T09:00:00Z");

/** The folders of the congregations that come with the project. */
const FOLDERS_OF_PROJECT = ["tests/another-church", "sample"];

/**
 * The environment variables for building and reading a congregation in the tests. A church's own words are of another
 * year, so they are tested as of now.
 */
export function testedTime(content: string): Record<string, string> {
  if (!FOLDERS_OF_PROJECT.includes(content)) return {};
  return { SOURCE_DATE_EPOCH: String(SATURDAY_MORNING.getTime() / 1000) };
}
