import { expect, test } from "vitest";
import type { Change } from "#app/content-loader/notices.server.ts";
import type { ChurchEvent } from "#app/events/event.ts";
import { meetingFrom, type Series } from "#app/meetings/meeting.ts";
import { addDays, wallTime } from "#app/time/wall-time.ts";
import { RECORDED_ON } from "#demo/churchsuite/recorded-feeds.ts";
import { readStandIn } from "#demo/snapshot.ts";
import type { DateFacts } from "./date-slips.ts";
import { type DiaryRead, dateFindings, datesReport, readDateFacts } from "./dates.ts";
import { reportOf } from "./report.ts";

const sample = readDateFacts("2026-11-21");
const { year } = sample;

/** What is found in the sample with some facts changed. */
function found(facts: Partial<DateFacts>): string[] {
  return dateFindings({ ...sample, ...facts }).map(
    ({ weight, where, what }) => `${weight} ${where}: ${what}`,
  );
}

/** What is printed of the year of a group or service, or of all. */
function printed(
  wanted?: string,
  facts: Partial<DateFacts> = {},
  diary: DiaryRead = { events: [] },
) {
  const { text, findings } = datesReport({ ...sample, ...facts }, diary, wanted);
  return `${text}\n${reportOf(findings)}`;
}

/** The sample's groups and services, one of them changed. */
function having(id: string, changed: (one: Series) => Partial<Series>): Partial<DateFacts> {
  return { all: sample.all.map((one) => (one.id === id ? { ...one, ...changed(one) } : one)) };
}

function event(name: string, day: string, from: string, others: Partial<ChurchEvent> = {}) {
  const feedEvent: ChurchEvent = {
    id: "e1",
    name,
    start: wallTime(day, from),
    end: wallTime(day, "23:00"),
    status: "confirmed",
    ...others,
  };
  return { events: [feedEvent] };
}

test("of the sample there is nothing to mend at any time of its year", () => {
  const { events } = readStandIn({ phones: [], streams: [] }, RECORDED_ON);
  for (let days = 0; days < 365; days += 5) {
    const today = addDays("2026-09-01", days);
    const findings = dateFindings({ ...sample, events, today });
    expect(findings.filter(({ weight }) => weight === "must")).toEqual([]);
  }
});

test("a group's year is printed month by month, with what is off, breaks and what nobody knows yet", () => {
  const text = printed("Boys' Brigade");
  expect(text).toContain("Boys’ Brigade (boys-brigade): Thursday evenings, 6:15–9:30pm");
  expect(text).toContain("  Anchor Boys: 6:15–7:15pm, Minor Hall");
  expect(text).toContain("  December 2026   3, 10, not 17 (singing at the town’s carols)");
  expect(text).toContain("  No meeting: half-term, Monday 26 October to Friday 30 October");
  expect(text).toContain("The dates of the new session are not set yet.");
  expect(text).not.toContain("Lotsatots");
  expect(printed()).toContain("Lotsatots");
});

test.each([
  [
    "a special service has its weekday and its hours",
    printed("service"),
    "20, Thursday 24 (Watchnight, 11:15pm–12:15am), Friday 25 (Christmas Day, 10:30–11:15am), 27",
  ],
  [
    "an unknown group is answered with the names there are",
    printed("choir"),
    /There is no group or service “choir”. There are: .*boys-brigade \(Boys’ Brigade\)[\s\S]*must be mended/,
  ],
  [
    "without a year there are times and no dates, and nothing to mend",
    printed(undefined, { year: null }),
    /^There is no sample\/year\.yaml[\s\S]*All is well\.$/,
  ],
  [
    "that the calendar was compared is said",
    printed(),
    "Compared with the 0 events of the church’s calendar.",
  ],
  [
    "that the calendar was not asked is said",
    printed(undefined, {}, { because: "it did not answer" }),
    "The church’s calendar was not compared: it did not answer.",
  ],
])("%s", (_what, text, words) => {
  expect(text).toMatch(words);
});

const change: Change = { day: "2026-12-24", for: ["boys-brigade"], what: "off", why: "Christmas" };
const allDay = { isAllDay: true } as const;
const lastYears = [{ from: "2025-10-07", to: "2026-04-07" }];
const christmas = [meetingFrom({ day: "2027-12-25" }, {})];

test.each<[what: string, facts: Partial<DateFacts>, words: string]>([
  [
    "a date that the calendar calls cancelled",
    event("PW Evening", "2026-12-01", "20:00", { status: "cancelled" }),
    "must : The church’s calendar has “PW Evening” on Tuesday 1 December as cancelled",
  ],
  [
    "a date that the calendar has at another hour",
    event("Morning Worship", "2026-12-13", "10:30"),
    "must : The church’s calendar has “Morning Worship” on Sunday 13 December at 10:30am, and the website has Main Service at another hour. Events are shown at the hour of the calendar",
  ],
  [
    "an event of the group's own on its day",
    event("Girls' Brigade Coffee", "2026-12-02", "10:30", { end: wallTime("2026-12-02", "12:00") }),
    "should : The church’s calendar has “Girls' Brigade Coffee”",
  ],
  [
    "a date that is off and stands in the calendar",
    event("Dorcas Evening", "2026-12-29", "19:30"),
    "must : The church’s calendar has “Dorcas Evening” on Tuesday 29 December, and the website says that Dorcas Group is off",
  ],
  [
    "the end of the known year",
    { today: "2027-06-23" },
    "should sample/year.yaml: Soon to run out: the year of dates, on 31 August 2027. Put the next",
  ],
  [
    "a change in the holidays",
    { changes: [change] },
    "must sample/notices.yaml, line 5: boys-brigade has no date on Thursday 24 December that could be off",
  ],
  [
    "a change after the group's last date",
    { changes: [{ ...change, day: "2027-09-02" }] },
    "should sample/notices.yaml, line 5: boys-brigade has no date on Thursday 2 September that could be off: no dates are set after 22 April 2027",
  ],
  [
    "a change of everything on a day on which nothing is on",
    { changes: [{ ...change, day: "2026-12-22", for: ["everything"] }] },
    "everything has no date on",
  ],
  [
    "a group that meets on Christmas Day",
    having("three-o-clock-club", () => ({ meetings: christmas })),
    "3 O’Clock Club has a date on Christmas Day",
  ],
  [
    "a group whose session is last year's",
    { ...having("pw", ({ rule }) => ({ rule: { ...rule, session: lastYears } })), changes: [] },
    "should sample/groups/pw.md: PW has no dates from 1 September 2026 to 31 August 2027: put its first and last day of that year below session:",
  ],
])("%s is told", (_what, facts, words) => {
  expect(found(facts)).toEqual([expect.stringContaining(words)]);
});

test.each<[what: string, facts: Partial<DateFacts>]>([
  ["an event of a whole day", event("Girls' Brigade", "2026-12-02", "00:00", allDay)],
  ["one of a whole day of its own", event("Girls' Brigade Camp", "2026-12-02", "00:00", allDay)],
  ["a change before the year, which may stay", { changes: [{ ...change, day: "2025-12-25" }] }],
  [
    "a service on Christmas Day",
    having("three-o-clock-club", () => ({ meetings: christmas, isService: true })),
  ],
])("nothing is said of %s", (_what, facts) => {
  expect(found(facts)).toEqual([]);
});

test("a term in which a group that keeps terms has no date is told", () => {
  const short = { name: "Short term", from: "2027-07-05", to: "2027-07-09" };
  const facts = { year: year && { ...year, terms: [...year.terms, short] } };
  expect(found(facts)).toContain(
    "should sample/year.yaml: Bible Class keeps school terms and has no date in the Short term.",
  );
  expect(found(facts)).not.toContainEqual(expect.stringContaining("SNATCH"));
  expect(found({ year: year && { ...year, terms: [] } })).toContain(
    "should sample/year.yaml: Lotsatots keeps school terms and there is none for it.",
  );
});
