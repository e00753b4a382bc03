import { expect, test } from "vitest";
import type { FeedEvent } from "./feed-event.ts";
import { readCases } from "./read-cases.ts";
import { readEventForTest } from "./read-for-test.ts";
import { bookable, feedEntry } from "./testing.ts";

type Cases = {
  /** Names with a status: the rest of the name, the kind of the status, and how it is printed. */
  apart: [typed: string, name: string, kind: "cancelled" | "postponed" | "full", words: string][];
  /** Names that have such a word, and no status. */
  names: string[];
};

const { apart, names } = readCases<Cases>("status-in-name.yaml");

/** Reads an event that could be booked, with this name and this status at ChurchSuite. */
function readBookable(name: string, status: string): FeedEvent {
  const fields = { status, signup_options: bookable("carolsxx") };
  return readEventForTest(feedEntry(name, "2026-12-06 19:00:00", fields));
}

test.each(apart)(
  "“%s” is the event “%s”, is %s, and is marked “%s”",
  (typed, name, kind, words) => {
    const event = readBookable(typed, "confirmed");
    expect(event.name).toBe(name);
    expect(event.status).toBe(kind === "full" ? "confirmed" : "cancelled");
    expect(event).not.toHaveProperty("takesBookings");
    // What is cancelled and nothing more has the mark of any cancelled event.
    const statusInName = words === "Cancelled" ? undefined : { kind, words };
    expect(event.statusInName).toEqual(statusInName);
  },
);

test.each(names)("“%s” is a name without a status", (name) => {
  const event = readBookable(name, "confirmed");
  expect(event).toMatchObject({ name, status: "confirmed", takesBookings: true });
  expect(event).not.toHaveProperty("statusInName");
});

test.each([
  ["Camp (full)", "cancelled", "cancelled"],
  ["Camp (full)", "pending", "pending"],
  ["Camp (cancelled)", "pending", "cancelled"],
])("“%s” that is %s at ChurchSuite is %s", (name, status, expected) => {
  expect(readBookable(name, status).status).toBe(expected);
});
