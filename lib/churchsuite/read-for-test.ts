import { type FeedReading, feedAt, type OwnContacts } from "./feed.ts";
import type { FeedEvent } from "./feed-event.ts";
import type { FeedFormat } from "./formats.ts";
import { parseHtml } from "./parse-html.server.ts";
import { readFeed } from "./read-feed.ts";

/** How a test reads a feed. */
type WayToRead = {
  format?: FeedFormat;
  /** The address of the church's website at ChurchSuite. */
  base?: string;
  ownContacts?: OwnContacts;
};

export const everyFormat: FeedFormat[] = ["embed", "calendar"];

/** Reads an answer as the website of "example" at ChurchSuite does. */
export function readForTest(
  answer: unknown,
  {
    format = "embed",
    base = "https://example.churchsuite.com",
    ownContacts = { phones: [], streams: [] },
  }: WayToRead = {},
): FeedReading {
  const calendar = format === "embed" ? "embed" : "3f8c2a61-7d4e-4b90-a5c1-0e9d6b7f2c48";
  return readFeed(answer, feedAt(base, calendar, ownContacts), parseHtml);
}

/** Reads the only entry of an embed feed. Throws if it is left out. */
export function readEventForTest(entry: object, way: WayToRead = {}): FeedEvent {
  const [event] = readForTest([entry], way).events;
  if (!event) throw new Error("The event has been left out.");
  return event;
}

/** Makes an answer in a format of these entries. */
export function answerInFormat(format: FeedFormat, entries: unknown[]): unknown {
  return format === "embed" ? entries : { events: entries };
}
