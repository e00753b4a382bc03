import { convertIcsCalendar } from "ts-ics";
import { expect, test } from "vitest";
import { readChurch } from "#app/content-loader/church.server.ts";
import { type KnownOfSeries, seriesWith } from "#tests/fixtures/series.ts";
import { seriesCalendar } from "./calendar.server.ts";

const eightToNine = { from: "20:00", to: "21:00" };
const sections = [
  { name: "Juniors", who: "Primary 4 to 7", from: "18:15", to: "19:45", where: "Main Hall" },
  { name: "Seniors", who: "Year 8 to 14", from: "19:45", to: "21:30" },
];

function written(known: KnownOfSeries): string {
  const contacts = [{ role: "Leader", name: "Ann" }];
  const series = seriesWith({ ...eightToNine, contacts, ...known });
  return seriesCalendar("Choir, Kilmorran", [series], readChurch(), new Date("2026-08-20T09:00Z"));
}

/** The unfolded lines of each event that are wanted. */
function eventsOf(known: KnownOfSeries, wanted: RegExp): string[][] {
  const [, ...events] = written(known).replaceAll("\r\n ", "").split("BEGIN:VEVENT");
  return events.map((event) => event.split("\r\n").filter((line) => wanted.test(line)));
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

test.each<[what: string, known: KnownOfSeries, wanted: RegExp, events: string[][]]>([
  [
    "a rule lasts from its first date to its last in summer and winter, and what is off in it is cancelled",
    {
      afterLast: "The dates after Easter are not set yet.",
      meetings: [
        { day: "2026-10-13", change: "off", why: "a wedding" },
        { day: "2026-10-20" },
        { day: "2026-11-10", change: "off", why: "snow" },
        { day: "2027-04-06" },
      ],
    },
    /^(?:UID|DT(?:STAMP|START|END)|RRULE|REC|STATUS:CAN|SUM|DES)/,
    [
      [
        "UID:choir@www.kilmorran.example",
        "DTSTAMP:20260820T090000Z",
        "DTSTART;TZID=Europe/London:20261020T200000",
        "DTEND;TZID=Europe/London:20261020T210000",
        "RRULE:FREQ=WEEKLY;BYDAY=TU;UNTIL=20270406T190000Z",
        "SUMMARY:Choir",
        "DESCRIPTION:Not 13 October: a wedding\\nNot 10 November: snow\\nThe dates after Easter are not set yet.\\nLeader: Ann\\nhttps://www.kilmorran.example/activities/choir",
      ],
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
    ],
  ],
  [
    "extra dates are events of their own, also two on one day and one past midnight",
    {
      meetings: [
        { day: "2026-12-24", change: "extra", from: "16:00" },
        { day: "2026-12-24", change: "extra", from: "23:15", to: "00:15", name: "Watchnight" },
      ],
    },
    /^(?:UID|DTSTART|DTEND|SUM)/,
    [
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
    ],
  ],
  [
    "a group whose hour nobody knows has days and no times",
    { from: undefined, to: undefined, meetings: [{ day: "2026-10-20" }, { day: "2026-11-03" }] },
    /^(?:DTSTART|DTEND|RRULE|EXDATE)/,
    [
      [
        "DTSTART;VALUE=DATE:20261020",
        "RRULE:FREQ=WEEKLY;BYDAY=TU;UNTIL=20261103",
        "EXDATE;VALUE=DATE:20261027",
      ],
    ],
  ],
  [
    "a night of several sections is one event, with the hours and the place of each",
    { sections, meetings: [{ day: "2026-10-20" }] },
    /^DES/,
    [
      [
        "DESCRIPTION:Juniors (Primary 4 to 7): 6:15–7:45pm\\, Main Hall\\nSeniors (Year 8 to 14): 7:45–9:30pm\\nLeader: Ann\\nhttps://www.kilmorran.example/activities/choir",
      ],
    ],
  ],
])("%s", (_what, known, wanted, events) => {
  expect(eventsOf(known, wanted)).toEqual(events);
});
