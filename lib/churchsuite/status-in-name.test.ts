import { expect, test } from "vitest";
import { readCases } from "./read-cases.ts";
import { readForTest } from "./read-for-test.ts";
import { bookable, feedEntry } from "./testing.ts";

type Cases = {
  apart: [typed: string, name: string, kind: "cancelled" | "postponed" | "full", words: string][];
  names: string[];
};

const cases = readCases<Cases>("status-in-name.yaml");

function read(name: string, status: string) {
  const changes = { status, signup_options: bookable("carolsxx") };
  const [event] = readForTest([feedEntry(name, "2026-12-06 19:00:00", changes)]).events;
  if (!event) throw new Error("The event has been left out");
  return event;
}

test.each(cases.apart)("“%s” is “%s”, %s: “%s”", (typed, name, kind, words) => {
  const event = read(typed, "confirmed");
  expect(event.name).toBe(name);
  expect(event.status).toBe(kind === "full" ? "confirmed" : "cancelled");
  expect(event.takesBookings).toBe(undefined);
  expect(event.statusInName).toEqual(words === "Cancelled" ? undefined : { kind, words });
});

test.each(cases.names)("“%s” is a name", (name) => {
  const event = read(name, "confirmed");
  expect(event).toMatchObject({ name, status: "confirmed", takesBookings: true });
  expect(event).not.toHaveProperty("statusInName");
});

test("what ChurchSuite says holds where the name says less", () => {
  expect(read("Camp (full)", "cancelled").status).toBe("cancelled");
  expect(read("Camp (full)", "pending").status).toBe("pending");
  expect(read("Camp (cancelled)", "pending").status).toBe("cancelled");
});
