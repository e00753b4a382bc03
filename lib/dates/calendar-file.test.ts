import ICAL from "ical.js";
import { expect, test } from "vitest";
import { type WallTime, wallTime } from "#time";
import { type CalendarEntry, writeCalendar } from "./calendar-file.ts";

const website = "https://www.church.example";
const now = new Date("2026-11-21T09:00:00Z");

const carols: CalendarEntry = {
  uid: "carols@www.church.example",
  when: { start: wallTime("2026-12-06", "19:00"), end: wallTime("2026-12-06", "20:15") },
  status: "confirmed",
  name: "Carols",
  words: "",
  url: "https://www.church.example/events/carols",
};

function fileWith(changes: Partial<CalendarEntry>): string {
  return writeCalendar({ website, entries: [{ ...carols, ...changes }], now });
}

/** The unfolded lines between BEGIN and END of one part of the file. */
function linesOf(changes: Partial<CalendarEntry> = {}, part = "VEVENT"): string[] {
  const lines = fileWith(changes).replaceAll("\r\n ", "").split("\r\n");
  const begin = lines.indexOf(`BEGIN:${part}`);
  return begin === -1 ? [] : lines.slice(begin + 1, lines.indexOf(`END:${part}`));
}

function lineOf(property: string, changes: Partial<CalendarEntry>): string | undefined {
  return linesOf(changes).find((line) => line.split(/[:;]/)[0] === property);
}

test("the file says what it is, and when the church's clock is changed", () => {
  expect(fileWith({})).toMatch(/^BEGIN:VCALENDAR\r\nVERSION:2\.0\r\nPRODID:-\/\/www/);
  expect(linesOf({}, "VTIMEZONE")[0]).toBe("TZID:Europe/London");
  for (const [part, first, month, name, before, after] of [
    ["DAYLIGHT", "19700329T010000", 3, "BST", "+0000", "+0100"],
    ["STANDARD", "19701025T020000", 10, "GMT", "+0100", "+0000"],
  ] as const) {
    expect(linesOf({}, part).sort()).toEqual([
      `DTSTART:${first}`,
      `RRULE:FREQ=YEARLY;BYMONTH=${month};BYDAY=-1SU`,
      `TZNAME:${name}`,
      `TZOFFSETFROM:${before}`,
      `TZOFFSETTO:${after}`,
    ]);
  }
  const days = { first: "2026-12-06", last: "2026-12-06" };
  expect(linesOf({ when: days }, "VTIMEZONE")).toEqual([]);
});

test.each([
  ["in summer", "2027-06-20T15:00:00", "20270620T150000"],
  ["in the hour that is left out in March", "2027-03-28T01:30:00", "20270328T013000"],
  ["in the hour that comes twice in October", "2026-10-25T01:30:00", "20261025T013000"],
  ["far from now", "2071-07-01T10:00:00", "20710701T100000"],
])("a time %s is the one that was written", (_when, start, written) => {
  const when = { start: start as WallTime };
  expect(lineOf("DTSTART", { when })).toBe(`DTSTART;TZID=Europe/London:${written}`);
  expect(lineOf("DTEND", { when })).toBeUndefined();
});

test("no line is longer than 75 octets, no letter is cut, and each ends as the format says", () => {
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
  const file = new ICAL.Component(ICAL.parse(fileWith({ name: words, place: words, words })));
  const [event] = file.getAllSubcomponents("vevent").map((entry) => new ICAL.Event(entry));
  expect([event?.summary, event?.location, event?.description]).toEqual([words, words, words]);
  expect(lineOf("DESCRIPTION", { words: "A bell:\u0007\u00a0one" })).toBe(
    "DESCRIPTION:A bell: one",
  );
});

test.each([
  ["a whole day", { first: "2026-12-06", last: "2026-12-06" }, "TRANSPARENT"],
  ["a whole week", { first: "2027-05-10", last: "2027-05-16" }, "TRANSPARENT"],
  [
    "hours that last over several days",
    { start: wallTime("2026-08-03", "10:00"), end: wallTime("2026-08-07", "12:00") },
    "TRANSPARENT",
  ],
  [
    "a night",
    { start: wallTime("2026-12-31", "22:30"), end: wallTime("2027-01-01", "00:30") },
    undefined,
  ],
  [
    "an evening",
    { start: wallTime("2026-12-06", "19:00"), end: wallTime("2026-12-06", "20:15") },
    undefined,
  ],
  ["an hour without an end", { start: wallTime("2026-12-06", "19:00") }, undefined],
] as const)("whoever subscribes is busy for hours alone: %s", (_what, when, transparency) => {
  expect(lineOf("TRANSP", { when })).toBe(transparency && `TRANSP:${transparency}`);
});

test("nobody is busy for what is cancelled", () => {
  expect(lineOf("TRANSP", { status: "cancelled" })).toBe("TRANSP:TRANSPARENT");
  expect(lineOf("TRANSP", { status: "pending" })).toBeUndefined();
});
