import { expect, test } from "vitest";
import { writeCalendar } from "#dates";
import { type SeriesInTest, seriesWith } from "#dates/testing";
import { readCases } from "#tests/support/cases.ts";
import { sampleChurch } from "#tests/support/sample-church.ts";
import { listCalendarEntries } from "./calendar.server.ts";

/** Dates of the choir, and what its calendar has of them. */
type Case = {
  what: string;
  facts: SeriesInTest;
  /** The beginnings of the lines that are compared, with "|" between them. */
  properties: string;
  /** The lines of each event that begin in this way. */
  events: string[][];
};

const cases = readCases<Case[]>("tests/fixtures/calendar-events.yaml");

/** Writes the calendar of the choir, without folds in its lines. */
function writeChoirCalendar(facts: SeriesInTest, now = "2026-08-20T09:00:30Z"): string {
  const contacts = [{ role: "Leader", name: "Ann" }];
  const series = seriesWith({ from: "20:00", to: "21:00", contacts, ...facts });
  const { website } = sampleChurch.facts;
  const entries = listCalendarEntries([series], [], sampleChurch.facts);
  const ics = writeCalendar({ website, title: "Choir, Kilmorran", entries, now: new Date(now) });
  return ics.replaceAll("\r\n ", "");
}

test("a calendar says what it is called, how often to look again, and that it is only published", () => {
  expect(writeChoirCalendar({}).split("\r\n")).toEqual(
    expect.arrayContaining([
      "METHOD:PUBLISH",
      "NAME;VALUE=TEXT:Choir\\, Kilmorran",
      "X-WR-CALNAME;VALUE=TEXT:Choir\\, Kilmorran",
      "REFRESH-INTERVAL;VALUE=DURATION:PT4H",
      "X-PUBLISHED-TTL:PT4H",
    ]),
  );
});

test("a calendar without dates has no events", () => {
  expect(writeChoirCalendar({})).not.toContain("BEGIN:VEVENT");
});

test("every event has the time of its build, so that calendar programs read it again", () => {
  const facts = { meetings: [{ day: "2026-10-20" }] };
  expect(writeChoirCalendar(facts).split("\r\n")).toEqual(
    expect.arrayContaining([
      "DTSTAMP:20260820T090030Z",
      "LAST-MODIFIED:20260820T090030Z",
      "SEQUENCE:29786940",
    ]),
  );
  const later = writeChoirCalendar(facts, "2026-08-20T12:00:00Z");
  expect(later).toContain("SEQUENCE:29787120\r\n");
});

test.each(cases)("$what", ({ facts, properties, events }) => {
  const [, ...eventsInFile] = writeChoirCalendar(facts).split("BEGIN:VEVENT");
  const isCompared = new RegExp(`^(?:${properties})`);
  const linesOfEvents = eventsInFile.map((event) => {
    return event.split("\r\n").filter((line) => isCompared.test(line));
  });
  expect(linesOfEvents).toEqual(events);
});
