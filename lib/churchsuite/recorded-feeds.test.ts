import { expect, test } from "vitest";
import type { FeedEvent } from "./feed-event.ts";
import { readForTest } from "./read-for-test.ts";
import recordedCalendar from "./recorded-calendar.json" with { type: "json" };
import recordedEmbed from "./recorded-embed.json" with { type: "json" };

test("the same events are read from one account's two feeds, recorded on one day", () => {
  const embed = readForTest(recordedEmbed);
  const calendar = readForTest(recordedCalendar, { format: "calendar" });
  // Whether an event has a page to be booked at is written in another way.
  const withoutPage = ({ detailsUrl: _, detailsHost: __, ...event }: FeedEvent) => event;
  expect([embed.unreadCount, calendar.unreadCount]).toEqual([0, 0]);
  expect(embed.events.length).toBeGreaterThan(18);
  expect(calendar.events.map(withoutPage)).toEqual(embed.events.map(withoutPage));
});
