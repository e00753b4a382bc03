import { expect, test } from "vitest";
import type { ChurchEvent } from "#app/events/event.ts";
import { between, carols, readTyped, WEBSITE } from "#tests/fixtures/carols.ts";
import { googleLink, outlookLink } from "./calendar-links.ts";

const candles: ChurchEvent = { ...carols, name: "Carols & Candles" };
const wholeWeekend = {
  ...between("2026-12-12T00:00:00", "2026-12-13T23:59:59"),
  isAllDay: true,
} as const;
const place = "Church Halls, 12 Meeting House Lane, Kilmorran, BT00 0AA";

const fieldsOf = (link: string) => Object.fromEntries(new URL(link).searchParams);
const google = (changes: Partial<ChurchEvent> = {}) =>
  fieldsOf(googleLink({ ...candles, ...changes }, WEBSITE));
const outlook = (changes: Partial<ChurchEvent> = {}) =>
  fieldsOf(outlookLink({ ...candles, ...changes }, WEBSITE));

test("Google Calendar gets the event in the church's time", () => {
  const address = "https://calendar.google.com/calendar/render?";
  expect(googleLink(candles, WEBSITE).startsWith(address)).toBe(true);
  expect(google()).toEqual({
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
  expect(outlook()).toEqual({
    path: "/calendar/action/compose",
    rru: "addevent",
    subject: "Carols & Candles",
    startdt: "2026-12-06T19:00:00+00:00",
    enddt: "2026-12-06T20:15:00+00:00",
    body: "https://www.kilmorran.example/events#carols26",
    location: place,
  });
  const picnic = between("2027-06-20T15:00:00");
  expect(outlook(picnic).startdt).toBe("2027-06-20T15:00:00+01:00");
});

test("whole days reach up to the day after the last", () => {
  expect(google(wholeWeekend).dates).toBe("20261212/20261214");
  expect(outlook(wholeWeekend)).toMatchObject({
    startdt: "2026-12-12",
    enddt: "2026-12-14",
    allday: "true",
  });
});

test("what is not known is not made up, and what is not certain says so", () => {
  expect(google({ end: undefined }).dates).toBe("20261206T190000/20261206T190000");
  expect(outlook({ end: undefined }).enddt).toBe("2026-12-06T19:00:00+00:00");
  expect(google({ place: undefined })).not.toHaveProperty("location");
  expect(google({ status: "pending" }).details).toMatch(/^To be confirmed\.\nhttps:/);
});

test("however long a name and a place are, the addresses stay short enough to be opened", () => {
  for (const name of ["A very long name ".repeat(60), "크리스마스".repeat(60), "🎄".repeat(300)]) {
    const place = { name, address: name };
    const event = { ...carols, name, place, description: readTyped(name) };
    for (const link of [googleLink(event, WEBSITE), outlookLink(event, WEBSITE)]) {
      expect(link.length).toBeLessThan(2000);
    }
  }
});
