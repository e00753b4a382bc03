import { expect, test } from "vitest";
import type { Occurrence } from "#app/agenda/occurrence.ts";
import { writeCalendar } from "#dates";
import { findLine, listLines } from "#dates/testing";
import { between, carols, readTyped, WEBSITE } from "#tests/fixtures/carols.ts";
import { makeCalendarEntry } from "./calendar-entry.ts";

/** Writes the file of the carols with some of their facts changed. */
function writeFile(changes: Partial<Occurrence> = {}, now = "2026-11-21T09:00:00Z"): string {
  const event = { ...carols, ...changes };
  const entry = makeCalendarEntry(event, { id: event.id, website: WEBSITE, contacts: [] });
  return writeCalendar({ website: WEBSITE, entries: [entry], now: new Date(now) });
}

test("the file of an event has its name, times, place, address and status", () => {
  expect(listLines(writeFile()).sort()).toEqual([
    "DTEND;TZID=Europe/London:20261206T201500",
    "DTSTAMP:20261121T090000Z",
    "DTSTART;TZID=Europe/London:20261206T190000",
    "LAST-MODIFIED:20261121T090000Z",
    "LOCATION:Church Halls\\, 12 Meeting House Lane\\, Kilmorran\\, BT00 0AA",
    "SEQUENCE:29920860",
    "STATUS:CONFIRMED",
    "SUMMARY:Carols by Candlelight",
    "UID:carols26@www.kilmorran.example",
    "URL:https://www.kilmorran.example/events#carols26",
  ]);
});

test.each([
  ["2026-12-12T00:00:00", "2026-12-13T23:59:59", "20261212", "20261214"],
  ["2026-12-31T00:00:00", undefined, "20261231", "20270101"],
])("an all-day event from %s to %s takes up its days and no more", (start, end, first, after) => {
  const file = writeFile({ ...between(start, end), isAllDay: true });
  expect(findLine(file, "DTSTART")).toBe(`DTSTART;VALUE=DATE:${first}`);
  expect(findLine(file, "DTEND")).toBe(`DTEND;VALUE=DATE:${after}`);
  expect(listLines(file, "VTIMEZONE")).toEqual([]);
});

test("a calendar program learns that an event is to be confirmed", () => {
  const file = writeFile({ state: "to be confirmed" });
  expect(findLine(file, "STATUS")).toBe("STATUS:TENTATIVE");
  expect(findLine(file, "DESCRIPTION")).toBe("DESCRIPTION:To be confirmed");
});

test("a calendar program learns that an event which it has already is cancelled", () => {
  const file = writeFile({ state: "off" }, "2026-11-21T09:01:00Z");
  expect(findLine(file, "STATUS")).toBe("STATUS:CANCELLED");
  expect(findLine(file, "SUMMARY")).toBe("SUMMARY:Off: Carols by Candlelight");
  expect(findLine(file, "SEQUENCE")).toBe("SEQUENCE:29920861");
  expect(findLine(file, "UID")).toBe(findLine(writeFile(), "UID"));
});

test("the description of an event is plain text, with the addresses of its links", () => {
  const typed = '<p>Ask <a href="https://aid.example/">Christian Aid</a> &amp; us</p>';
  const file = writeFile({ description: readTyped(typed) });
  expect(findLine(file, "DESCRIPTION")).toBe(
    "DESCRIPTION:Ask Christian Aid (https://aid.example/) & us",
  );
});
