import { expect, test } from "vitest";
import { listLines } from "#dates/testing";
import { sampleChurch } from "#tests/support/sample-church.ts";
import { writeCalendarAt } from "./calendar.server.ts";

/** Reads the lines of a calendar, without its folds, as it is written at a moment. */
function readLines(path: string, now = "2026-08-20T09:00:30Z"): string[] {
  const church = { ...sampleChurch, now: new Date(now) };
  return writeCalendarAt(church, path).replaceAll("\r\n ", "").split("\r\n");
}

test("a calendar says what it is called, how often to look again, and that it is only published", () => {
  expect(readLines("/activities/pw.ics")).toEqual(
    expect.arrayContaining([
      "METHOD:PUBLISH",
      "NAME;VALUE=TEXT:PW\\, Kilmorran Presbyterian Church",
      "X-WR-CALNAME;VALUE=TEXT:PW\\, Kilmorran Presbyterian Church",
      "REFRESH-INTERVAL;VALUE=DURATION:PT4H",
      "X-PUBLISHED-TTL:PT4H",
    ]),
  );
});

test("a group with sections has one entry a night, with the hours of each section and whom to ask", () => {
  const ics = writeCalendarAt(sampleChurch, "/activities/girls-brigade.ics");
  const nights = readLines("/activities/girls-brigade.ics").filter((line) =>
    line.startsWith("DTSTART;TZID=Europe/London:20261014"),
  );
  expect(nights).toEqual(["DTSTART;TZID=Europe/London:20261014T181500"]);
  const [first] = ics.split("BEGIN:VEVENT").slice(1);
  const words = listLines(`BEGIN:VEVENT${first}`).find((line) => line.startsWith("DESCRIPTION"));
  expect(words).toContain("Explorers (Age 3 to Year 4): 6:15–7:30pm\\, Minor Hall\\nJuniors");
  expect(words).toContain("Captain: Joanne Millar\\, 07700 900183");
});
