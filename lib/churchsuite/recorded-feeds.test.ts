import { expect, test } from "vitest";
import { feedAt } from "./feed.ts";
import type { FeedEvent } from "./feed-event.ts";
import { parseHtml } from "./parse-html.server.ts";
import { readFeed } from "./read-feed.ts";
import recordedCalendar from "./recorded-calendar.json" with { type: "json" };
import recordedEmbed from "./recorded-embed.json" with { type: "json" };

test("the same events are read from one account's two feeds, recorded on one day", () => {
  const feed = feedAt("https://example.churchsuite.com", "embed");
  const embed = readFeed(recordedEmbed, feed, parseHtml);
  const calendar = readFeed(recordedCalendar, feed, parseHtml);
  // Whether an event has a page to be booked at is written in another way.
  const withoutPage = ({ detailsUrl: _, detailsHost: __, ...event }: FeedEvent) => event;
  expect([embed.unread, calendar.unread]).toEqual([[], []]);
  expect(embed.events.length).toBeGreaterThan(18);
  expect(calendar.events.map(withoutPage)).toEqual(embed.events.map(withoutPage));
});
