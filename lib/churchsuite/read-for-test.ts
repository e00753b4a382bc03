import { type FeedReading, feedAt, type OwnContacts } from "./feed.ts";
import type { FeedFormat } from "./formats.ts";
import { parseHtml } from "./parse-html.server.ts";
import { readFeed } from "./read-feed.ts";

/** Reads an answer as the website of "example" at ChurchSuite does. */
export function readForTest(
  answer: unknown,
  format: FeedFormat = "embed",
  base = "https://example.churchsuite.com",
  ownContacts: OwnContacts = { phones: [], streams: [] },
): FeedReading {
  const calendar = format === "embed" ? "embed" : "3f8c2a61-7d4e-4b90-a5c1-0e9d6b7f2c48";
  return readFeed(answer, feedAt(base, calendar, ownContacts), parseHtml);
}
