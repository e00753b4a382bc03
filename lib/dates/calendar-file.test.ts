import ICAL from "ical.js";
import { expect, test } from "vitest";
import { type WallTime, wallTime } from "#time";
import { type CalendarEntry, writeCalendar } from "./calendar-file.ts";
import { findLine } from "./testing.ts";

const website = "https://www.church.example";
const now = new Date("2026-11-21T09:00:00Z");

const carols: CalendarEntry = {
  uid: "carols@www.church.example",
  when: { start: wallTime("2026-12-06", "19:00"), end: wallTime("2026-12-06", "20:15") },
  state: "on",
  name: "Carols",
  words: "",
  url: "https://www.church.example/events/carols",
};

function fileWith(changes: Partial<CalendarEntry>): string {
  return writeCalendar({ website, entries: [{ ...carols, ...changes }], now });
}

test("the file says which format it has, and who made it", () => {
  expect(fileWith({})).toMatch(/^BEGIN:VCALENDAR\r\nVERSION:2\.0\r\nPRODID:-\/\/www/);
});

test.each([
  ["2027-06-20T15:00:00", "2027-06-20T14:00:00Z"],
  ["2026-12-06T19:00:00", "2026-12-06T19:00:00Z"],
])("a calendar program counts %s in the church's zone, from the file alone", (start, instant) => {
  const [event] = eventsIn(fileWith(hours(start)));
  expect(event?.startDate.toJSDate()).toEqual(new Date(instant));
});

test.each([
  ["in summer", "2027-06-20T15:00:00", "20270620T150000"],
  ["in the hour that is left out in March", "2027-03-28T01:30:00", "20270328T013000"],
  ["in the hour that comes twice in October", "2026-10-25T01:30:00", "20261025T013000"],
  ["far from now", "2071-07-01T10:00:00", "20710701T100000"],
])("a time %s stands in the file as it was written, without an end", (_when, start, written) => {
  const file = fileWith({ when: { start: start as WallTime } });
  expect(findLine(file, "DTSTART")).toBe(`DTSTART;TZID=Europe/London:${written}`);
  expect(findLine(file, "DTEND")).toBeUndefined();
});

test("no line is longer than 75 octets, none ends within a letter, and each ends as the format says", () => {
  const name = "Seirbhís Ghaeilge – ‘Oíche Chiúin’ 🎄🕯️".repeat(12);
  const file = fileWith({ name, words: "é".repeat(500) });
  expect(file.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
  for (const line of file.split("\r\n")) {
    const octets = new TextEncoder().encode(line);
    expect(octets.length).toBeLessThanOrEqual(75);
    expect(new TextDecoder().decode(octets)).toBe(line);
  }
  expect(file.replaceAll("\r\n ", "")).toContain(`SUMMARY:${name}\r\n`);
});

test("a calendar program reads the words that were written, whatever signs they have", () => {
  const words = "Soup, bread; teas\\notes “cakes”:\nCome! 🎄 END:VEVENT";
  const [event] = eventsIn(fileWith({ name: words, place: words, words }));
  expect([event?.summary, event?.location, event?.description]).toEqual([words, words, words]);
});

test("what is no letter and no sign is left out of the words", () => {
  const file = fileWith({ words: "A bell:\u0007\u00a0one" });
  expect(findLine(file, "DESCRIPTION")).toBe("DESCRIPTION:A bell: one");
});

test.each<[what: string, changes: Partial<CalendarEntry>, isBusy: boolean]>([
  ["an evening", {}, true],
  ["an evening until after midnight", hours("2026-12-31T22:30:00", "2027-01-01T00:30:00"), true],
  ["an hour without an end", hours("2026-12-06T19:00:00"), true],
  ["what is to be confirmed", { state: "to be confirmed" }, true],
  ["what is cancelled", { state: "off" }, false],
  ["a whole day", { when: { first: "2026-12-06", last: "2026-12-06" } }, false],
])("whether whoever subscribes is marked as busy for %s", (_what, changes, isBusy) => {
  expect(findLine(fileWith(changes), "TRANSP")).toBe(isBusy ? undefined : "TRANSP:TRANSPARENT");
});

function hours(start: string, end?: string): Partial<CalendarEntry> {
  return { when: { start: start as WallTime, end: end as WallTime | undefined } };
}

/** The events of a file as a calendar program reads them. */
function eventsIn(file: string): ICAL.Event[] {
  const calendar = new ICAL.Component(ICAL.parse(file));
  return calendar.getAllSubcomponents("vevent").map((entry) => new ICAL.Event(entry));
}
