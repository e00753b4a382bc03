import { expect, test } from "vitest";
import type { ChurchEvent } from "#app/events/event.ts";
import { between, carols, readTyped, WEBSITE } from "#tests/fixtures/carols.ts";
import { icsFile } from "./event-entry.server.ts";

const making = [WEBSITE, new Date("2026-11-21T09:00:00Z")] as const;
const described = (typed: string) => ({ description: readTyped(typed) });

/** The unfolded lines of the file, with what stands between BEGIN and END of one part of it. */
function linesOf(changes: Partial<ChurchEvent> = {}, part = "VEVENT"): string[] {
  const lines = icsFile({ ...carols, ...changes }, ...making)
    .replaceAll("\r\n ", "")
    .split("\r\n");
  const [begin, end] = [lines.indexOf(`BEGIN:${part}`), lines.indexOf(`END:${part}`)];
  return begin < 0 ? [] : lines.slice(begin + 1, end);
}

function lineOf(property: string, changes: Partial<ChurchEvent> = {}): string | undefined {
  return linesOf(changes).find((line) => line.split(/[:;]/)[0] === property);
}

test("a typical event: its name, times, place, address and state", () => {
  expect(linesOf().sort()).toEqual([
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

test("an event without a known end has none in the calendar, one past midnight ends on the next day", () => {
  expect(lineOf("DTEND", { end: undefined })).toBeUndefined();
  const night = between("2026-12-31T23:00:00", "2027-01-01T00:15:00");
  expect(lineOf("DTEND", night)).toBe("DTEND;TZID=Europe/London:20270101T001500");
});

test.each([
  ["2026-12-12T00:00:00", "2026-12-12T23:59:59", "20261212", "20261213"],
  ["2026-12-12T00:00:00", "2026-12-13T23:59:59", "20261212", "20261214"],
  ["2026-12-31T00:00:00", undefined, "20261231", "20270101"],
])("an all-day event from %s to %s takes up its days and no more", (start, end, first, after) => {
  const days = { ...between(start, end), isAllDay: true } as const;
  expect(lineOf("DTSTART", days)).toBe(`DTSTART;VALUE=DATE:${first}`);
  expect(lineOf("DTEND", days)).toBe(`DTEND;VALUE=DATE:${after}`);
  expect(linesOf(days, "VTIMEZONE")).toEqual([]);
});

test("a calendar learns what is not certain yet, and what is off", () => {
  expect(lineOf("STATUS", { status: "pending" })).toBe("STATUS:TENTATIVE");
  expect(lineOf("DESCRIPTION", { status: "pending" })).toBe("DESCRIPTION:To be confirmed.");
  const off = { status: "cancelled" } as const;
  expect(lineOf("STATUS", off)).toBe("STATUS:CANCELLED");
  expect(lineOf("SUMMARY", off)).toBe("SUMMARY:Cancelled: Carols by Candlelight");
  const later = new Date("2026-11-21T09:01:00Z");
  expect(icsFile({ ...carols, ...off }, WEBSITE, later)).toContain("SEQUENCE:29920861\r\n");
  expect(lineOf("UID", off)).toBe(lineOf("UID"));
});

test("a description is plain text with its line breaks, from whatever it was typed in", () => {
  for (const [typed, written] of [
    ["Soup, bread\r\nand tea.\r\n\r\nCome!", "Soup\\, bread\\nand tea.\\n\\nCome!"],
    [
      '<p>Ask <a href="https://aid.example">Christian Aid</a> &amp; us</p>',
      "Ask Christian Aid (https://aid.example) & us",
    ],
    ["A bell:\u0007", "A bell:"],
    ["bread; tea \\ “cakes” 🎄", "bread\\; tea \\\\ “cakes” 🎄"],
  ] as const) {
    expect(lineOf("DESCRIPTION", described(typed))).toBe(`DESCRIPTION:${written}`);
  }
  const prose = [{ kind: "paragraph" as const, words: ["Read by the build"] }];
  expect(lineOf("DESCRIPTION", { description: prose })).toBe("DESCRIPTION:Read by the build");
});
