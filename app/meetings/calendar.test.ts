import { convertIcsCalendar } from "ts-ics";
import { expect, test } from "vitest";
import { readChurch } from "#app/content-loader/church.server.ts";
import { type KnownOfSeries, seriesWith } from "#tests/fixtures/series.ts";
import { casesIn } from "#tests/support/cases.ts";
import { seriesCalendar } from "./calendar.server.ts";

type Case = { what: string; known: KnownOfSeries; wanted: string; events: string[][] };
const cases = casesIn<Case[]>("tests/fixtures/calendar-events.yaml");

function written(known: KnownOfSeries): string {
  const contacts = [{ role: "Leader", name: "Ann" }];
  const series = seriesWith({ from: "20:00", to: "21:00", contacts, ...known });
  return seriesCalendar("Choir, Kilmorran", [series], readChurch(), new Date("2026-08-20T09:00Z"));
}

test("a calendar says what it is called, how often to look again, and that it is only published; without dates it has no events, and another program reads it", () => {
  const ics = written({});
  expect(ics.split("\r\n")).toEqual(
    expect.arrayContaining([
      "METHOD:PUBLISH",
      "NAME;VALUE=TEXT:Choir\\, Kilmorran",
      "X-WR-CALNAME;VALUE=TEXT:Choir\\, Kilmorran",
      "REFRESH-INTERVAL;VALUE=DURATION:PT4H",
      "X-PUBLISHED-TTL:PT4H",
    ]),
  );
  const { events = [], timezones } = convertIcsCalendar(undefined, ics);
  expect([events, timezones]).toEqual([[], [expect.anything()]]);
});

test.each(cases)("$what", ({ known, wanted, events }) => {
  const [, ...found] = written(known).replaceAll("\r\n ", "").split("BEGIN:VEVENT");
  const lines = new RegExp(`^(?:${wanted})`);
  expect(found.map((event) => event.split("\r\n").filter((line) => lines.test(line)))).toEqual(
    events,
  );
});
