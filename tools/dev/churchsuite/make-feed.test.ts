import { expect, test } from "vitest";
import { feedAt, readFeed } from "#churchsuite";
import { parseHtml } from "#churchsuite/server";
import { addDays, dayOf, daysBetween } from "#time";
import { makeFeed } from "./make-feed.ts";

const origin = "http://127.0.0.1:4173";
const TESTED_DAY = "2026-11-21";

test.each([TESTED_DAY, "2027-06-23", "2030-01-05"])(
  "on %s the feed has the events of about three months, each with a page of its own",
  (today) => {
    const answer = makeFeed(today, origin);
    const { events, unread } = readFeed(answer, feedAt(origin, "embed"), parseHtml);
    expect(unread).toEqual([]);
    expect(events.length).toBeGreaterThan(8);
    expect(events.filter(({ start, end = start }) => dayOf(end) < today)).toEqual([]);
    expect(events.filter(({ start }) => daysBetween(today, dayOf(start)) > 92)).toEqual([]);
    expect(new Set(events.map(({ id }) => id)).size).toBe(events.length);
  },
);

test("the feed has only made-up e-mail addresses and telephone numbers", () => {
  const year = [0, 91, 182, 273].map((days) => makeFeed(addDays(TESTED_DAY, days), origin));
  const contacts = JSON.stringify(year)
    .replaceAll("&nbsp;", " ")
    .match(/[\w.-]+@[\w.-]+|\b028 [\d ]+/g);
  expect(contacts).not.toBeNull();
  const real = contacts?.filter((one) => !/@kilmorran\.example$|^028 9649 6/.test(one));
  expect(real).toEqual([]);
});
