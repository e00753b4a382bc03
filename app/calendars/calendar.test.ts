import { expect, test } from "vitest";
import { type SeriesInTest, seriesWith } from "#dates/testing";
import { readCases } from "#tests/support/cases.ts";
import { sampleChurch } from "#tests/support/sample-church.ts";
import { seriesCalendar } from "./calendar.server.ts";

type Case = { what: string; known: SeriesInTest; wanted: string; events: string[][] };
const cases = readCases<Case[]>("tests/fixtures/calendar-events.yaml");

function written(known: SeriesInTest, now = "2026-08-20T09:00:30Z"): string {
  const contacts = [{ role: "Leader", name: "Ann" }];
  const series = seriesWith({ from: "20:00", to: "21:00", contacts, ...known });
  return seriesCalendar("Choir, Kilmorran", [series], sampleChurch.facts, new Date(now));
}

test("a calendar says what it is called, how often to look again, and that it is only published; without dates it has no events", () => {
  const lines = written({}).split("\r\n");
  expect(lines).toEqual(
    expect.arrayContaining([
      "METHOD:PUBLISH",
      "NAME;VALUE=TEXT:Choir\\, Kilmorran",
      "X-WR-CALNAME;VALUE=TEXT:Choir\\, Kilmorran",
      "REFRESH-INTERVAL;VALUE=DURATION:PT4H",
      "X-PUBLISHED-TTL:PT4H",
    ]),
  );
  expect(lines).not.toContain("BEGIN:VEVENT");
});

test("every entry has the time of its build, so that calendars take it over again", () => {
  const lines = written({ meetings: [{ day: "2026-10-20" }] }).split("\r\n");
  expect(lines).toEqual(
    expect.arrayContaining([
      "DTSTAMP:20260820T090030Z",
      "LAST-MODIFIED:20260820T090030Z",
      "SEQUENCE:29786940",
    ]),
  );
  const later = written({ meetings: [{ day: "2026-10-20" }] }, "2026-08-20T12:00:00Z");
  expect(later).toContain("SEQUENCE:29787120\r\n");
});

test.each(cases)("$what", ({ known, wanted, events }) => {
  const [, ...found] = written(known).replaceAll("\r\n ", "").split("BEGIN:VEVENT");
  const lines = new RegExp(`^(?:${wanted})`);
  expect(found.map((event) => event.split("\r\n").filter((line) => lines.test(line)))).toEqual(
    events,
  );
});
