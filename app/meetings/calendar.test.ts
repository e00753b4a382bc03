import { convertIcsCalendar } from "ts-ics";
import { expect, test } from "vitest";
import { readChurch } from "#app/content-loader/church.server.ts";
import { seriesWith } from "#tests/fixtures/series.ts";
import { seriesCalendar } from "./calendar.server.ts";
import type { Meeting, Series } from "./meeting.ts";

const usual = seriesWith({
  from: "20:00",
  to: "21:00",
  afterLast: "The dates after Easter are not set yet.",
});

function written(meetings: Meeting[], changes: Partial<Series> = {}, room?: string): string {
  const series = { ...usual, ...changes, meetings };
  const titleOf = (name: string) => `Choir: ${name}`;
  const entry = { series, room, contacts: ["Leader: Ann"], titleOf };
  const asOf = new Date("2026-08-20T09:00:00Z");
  return seriesCalendar("Choir, Kilmorran", [entry], { church: readChurch(), asOf });
}

/** The unfolded lines of each event, those left out that are the same in all. */
function eventsOf(meetings: Meeting[], changes?: Partial<Series>): string[][] {
  const [, ...events] = written(meetings, changes).replaceAll("\r\n ", "").split("BEGIN:VEVENT");
  return events.map((event) =>
    event
      .split("\r\n")
      .filter((line) => /^(?:UID|DT(?:STAMP|START|END)|RR|EXD|REC|STATUS:CAN|SUM|DES)/.test(line)),
  );
}

test("a calendar says what it is called, how often to look again, and that it is only published", () => {
  const lines = written([]).split("\r\n");
  expect(lines).toEqual(
    expect.arrayContaining([
      "METHOD:PUBLISH",
      "NAME;VALUE=TEXT:Choir\\, Kilmorran",
      "X-WR-CALNAME;VALUE=TEXT:Choir\\, Kilmorran",
      "REFRESH-INTERVAL;VALUE=DURATION:PT4H",
      "X-PUBLISHED-TTL:PT4H",
    ]),
  );
});

test("a group without dates has a calendar without events, which another program reads", () => {
  const { events = [], timezones } = convertIcsCalendar(undefined, written([]));
  expect(events).toEqual([]);
  expect(timezones).toHaveLength(1);
});

test("a rule lasts from its first date to its last, holidays left out and what is off cancelled, on the church's clock in summer and winter", () => {
  const meetings: Meeting[] = [
    { day: "2026-10-13", change: "off", why: "a wedding" },
    { day: "2026-10-20" },
    { day: "2026-11-03" },
    { day: "2026-11-10", change: "off", why: "snow" },
    { day: "2027-04-06" },
  ];
  const [lines = [], ...others] = eventsOf(meetings);
  expect(others).toEqual([
    [
      "UID:choir@www.kilmorran.example",
      "DTSTAMP:20260820T090000Z",
      "RECURRENCE-ID;TZID=Europe/London:20261110T200000",
      "DTSTART;TZID=Europe/London:20261110T200000",
      "DTEND;TZID=Europe/London:20261110T210000",
      "STATUS:CANCELLED",
      "SUMMARY:Off: Choir",
      "DESCRIPTION:Off: snow\\nLeader: Ann\\nhttps://www.kilmorran.example/activities/choir",
    ],
  ]);
  const missing = lines.find((line) => line.startsWith("EXDATE"))?.match(/\d{8}T200000/g);
  expect(missing).toContain("20261027T200000");
  expect(missing).not.toContain("20261110T200000");
  expect(missing).toHaveLength(21);
  expect(lines.filter((line) => !line.startsWith("EXDATE"))).toEqual([
    "UID:choir@www.kilmorran.example",
    "DTSTAMP:20260820T090000Z",
    "DTSTART;TZID=Europe/London:20261020T200000",
    "DTEND;TZID=Europe/London:20261020T210000",
    "RRULE:FREQ=WEEKLY;BYDAY=TU;UNTIL=20270406T190000Z",
    "SUMMARY:Choir",
    "DESCRIPTION:Not 13 October: a wedding\\nNot 10 November: snow\\nThe dates after Easter are not set yet.\\nLeader: Ann\\nhttps://www.kilmorran.example/activities/choir",
  ]);
});

test("what is moved, or has an hour or name of its own, stands in place of the usual day", () => {
  const meetings: Meeting[] = [
    { day: "2027-01-05", change: "off", movedTo: "2027-01-13" },
    { day: "2027-01-12", change: "moved", from: "19:00", why: "the hall is let" },
    { day: "2027-01-13", change: "moved", movedFrom: "2027-01-05" },
    { day: "2027-01-19", name: "Supper" },
  ];
  const [rule, ...days] = eventsOf(meetings).map((lines) =>
    lines.filter((line) => /^(?:REC|DTSTART|RRULE|EXDATE|DTEND|SUM)/.test(line)),
  );
  expect(rule).toEqual([
    "DTSTART;TZID=Europe/London:20270105T200000",
    "DTEND;TZID=Europe/London:20270105T210000",
    "RRULE:FREQ=WEEKLY;BYDAY=TU;UNTIL=20270119T200000Z",
    "SUMMARY:Choir",
  ]);
  expect(days).toEqual([
    [
      "RECURRENCE-ID;TZID=Europe/London:20270105T200000",
      "DTSTART;TZID=Europe/London:20270113T200000",
      "DTEND;TZID=Europe/London:20270113T210000",
      "SUMMARY:Choir",
    ],
    [
      "RECURRENCE-ID;TZID=Europe/London:20270112T200000",
      "DTSTART;TZID=Europe/London:20270112T190000",
      "SUMMARY:Choir",
    ],
    [
      "RECURRENCE-ID;TZID=Europe/London:20270119T200000",
      "DTSTART;TZID=Europe/London:20270119T200000",
      "DTEND;TZID=Europe/London:20270119T210000",
      "SUMMARY:Choir: Supper",
    ],
  ]);
});

test("extra dates are events of their own, also two on one day and one past midnight", () => {
  const extra = { change: "extra", day: "2026-12-24" } as const;
  const meetings: Meeting[] = [
    { ...extra, from: "16:00" },
    { ...extra, from: "23:15", to: "00:15", name: "Watchnight" },
  ];
  expect(
    eventsOf(meetings).map((lines) => lines.filter((line) => !/^DTSTAMP|^DES/.test(line))),
  ).toEqual([
    [
      "UID:choir-2026-12-24@www.kilmorran.example",
      "DTSTART;TZID=Europe/London:20261224T160000",
      "SUMMARY:Choir",
    ],
    [
      "UID:choir-2026-12-24-2@www.kilmorran.example",
      "DTSTART;TZID=Europe/London:20261224T231500",
      "DTEND;TZID=Europe/London:20261225T001500",
      "SUMMARY:Choir: Watchnight",
    ],
  ]);
});

test("a group whose hour nobody knows has days and no times", () => {
  const meetings: Meeting[] = [{ day: "2026-10-20" }, { day: "2026-11-03" }];
  const [lines] = eventsOf(meetings, { from: undefined, to: undefined } as Partial<Series>);
  expect(lines).toEqual(
    expect.arrayContaining([
      "DTSTART;VALUE=DATE:20261020",
      "RRULE:FREQ=WEEKLY;BYDAY=TU;UNTIL=20261103",
      "EXDATE;VALUE=DATE:20261027",
    ]),
  );
});

test("a date is in the group's room, unless it is moved to another place; of a section it is said among the rest", () => {
  const sections = [
    { name: "Juniors", who: "Primary 4 to 7", from: "18:15", to: "19:45", where: "Main Hall" },
  ];
  const meetings: Meeting[] = [
    { day: "2026-10-20" },
    { day: "2026-10-27", where: "The church", change: "moved" },
  ];
  const places = written(meetings, { where: "Church Halls", sections }, "Minor Hall")
    .replaceAll("\r\n ", "")
    .split("\r\n")
    .filter((line) => line.startsWith("LOCATION"));
  expect(places).toEqual([
    "LOCATION:Minor Hall\\, Church Halls\\, 12 Meeting House Lane\\, Kilmorran\\, BT00 0AA",
    "LOCATION:The church\\, 12 Meeting House Lane\\, Kilmorran\\, BT00 0AA",
  ]);
});

test("a night of several sections is one event, with the hours of each", () => {
  const sections = [
    { name: "Juniors", who: "Primary 4 to 7", from: "18:15", to: "19:45", where: "Main Hall" },
    { name: "Seniors", who: "Year 8 to 14", from: "19:45", to: "21:30" },
  ];
  const events = eventsOf([{ day: "2026-10-20" }], { sections });
  expect(events).toHaveLength(1);
  expect(events[0]?.at(-1)).toContain(
    "Juniors (Primary 4 to 7): 6:15–7:45pm\\, Main Hall\\nSeniors (Year 8 to 14): 7:45–9:30pm\\n",
  );
});
