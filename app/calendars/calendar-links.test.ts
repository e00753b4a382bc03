import { expect, test } from "vitest";
import type { Occurrence } from "#app/agenda/occurrence.ts";
import { between, carols, WEBSITE } from "#tests/fixtures/carols.ts";
import { googleLink, outlookLink } from "./calendar-links.ts";

const candles: Occurrence = { ...carols, name: "Carols & Candles" };

const place = "Church Halls, 12 Meeting House Lane, Kilmorran, BT00 0AA";

/** What a link tells a calendar, by the names of its fields. */
type FieldsOfLink = Record<string, string>;

function readFields(link: string): FieldsOfLink {
  return Object.fromEntries(new URL(link).searchParams);
}

function readGoogleLink(changes: Partial<Occurrence> = {}): FieldsOfLink {
  return readFields(googleLink({ ...candles, ...changes }, WEBSITE));
}

function readOutlookLink(changes: Partial<Occurrence> = {}): FieldsOfLink {
  return readFields(outlookLink({ ...candles, ...changes }, WEBSITE));
}

test("Google Calendar gets the event in the church's time", () => {
  const address = "https://calendar.google.com/calendar/render?";
  expect(googleLink(candles, WEBSITE).startsWith(address)).toBe(true);
  expect(readGoogleLink()).toEqual({
    action: "TEMPLATE",
    text: "Carols & Candles",
    dates: "20261206T190000/20261206T201500",
    ctz: "Europe/London",
    details: "https://www.kilmorran.example/events#carols26",
    location: place,
  });
});

test("Outlook gets the event in the church's time, whatever zone the visitor is in", () => {
  expect(outlookLink(candles, WEBSITE)).toMatch(
    /^https:\/\/outlook\.live\.com\/calendar\/0\/deeplink\/compose\?.*startdt=2026-12-06T19%3A00%3A00%2B00%3A00/,
  );
  expect(readOutlookLink()).toEqual({
    path: "/calendar/action/compose",
    rru: "addevent",
    subject: "Carols & Candles",
    startdt: "2026-12-06T19:00:00+00:00",
    enddt: "2026-12-06T20:15:00+00:00",
    body: "https://www.kilmorran.example/events#carols26",
    location: place,
  });
  const picnic = between("2027-06-20T15:00:00");
  expect(readOutlookLink(picnic).startdt).toBe("2027-06-20T15:00:00+01:00");
});
