import { expect, test } from "vitest";
import type { ChurchEvent } from "#app/events/event.ts";
import type { MeetingDate } from "#dates";
import { seriesWith } from "#dates/testing";
import { sampleChurch } from "#tests/support/sample-church.ts";
import { type Days, wallTime } from "#time";
import { makeWeek } from "./week.ts";
import type { WeekSeries } from "./week-line.ts";
import { writeWeek } from "./week-words.ts";

const church = sampleChurch.facts;

function makeGroup(name: string, meetings: MeetingDate[]): WeekSeries {
  return {
    ...seriesWith({ name, from: "19:00", to: "21:00", meetings }),
    ask: { name: "Ruth Adair", phone: "07700 900129" },
  };
}

const series: WeekSeries[] = [
  { ...makeGroup("Main Service", [{ day: "2026-12-13" }]), isService: true, where: "The church" },
  makeGroup("BB", [{ day: "2026-12-17", change: "off", why: "half-term" }]),
  makeGroup("Girls’ Brigade", [{ day: "2026-12-16", change: "off", why: "half-term" }]),
  makeGroup("Dorcas", [{ day: "2026-12-15", change: "off", why: "snow!" }]),
  makeGroup("PW", [
    { day: "2026-12-14", change: "off", movedTo: "2026-12-15" },
    { day: "2026-12-15", change: "moved", movedFrom: "2026-12-14", where: "Library" },
  ]),
  {
    ...makeGroup("Ladies", [{ day: "2026-12-18", name: "Carols" }]),
    sections: [{ name: "Seniors", who: "P7", from: "19:30", to: "21:00" }],
  },
];

function makeEvent(name: string, state: ChurchEvent["state"]): ChurchEvent {
  return { id: name, name, state, start: wallTime("2026-12-18", "10:00") };
}

const events = [makeEvent("Soup Lunch", "off"), makeEvent("Quiz", "to be confirmed")];

/** Writes the week from Saturday, if the dates of these days are set. */
function writeSample(known: Days): string {
  const days = makeWeek(wallTime("2026-12-12", "09:00"), { series, events, church, known });
  return writeWeek({ days, notices: ["The car park is closed."] }, church);
}

test("the week as text says first what is not as usual, each reason once, and then what is on each day", () => {
  expect(writeSample({ from: "2026-09-01", to: "2026-12-18" })).toBe(`Kilmorran Presbyterian Church
The week from Saturday 12 December 2026

* The car park is closed.
* There is no Dorcas on Tuesday 15 December: snow!
* There is no Girls’ Brigade on Wednesday 16 December or BB on Thursday 17 December: half-term.
* PW on Monday 14 December is moved to Tuesday 15 December, Library.
* Soup Lunch on Friday 18 December is cancelled.
* Quiz on Friday 18 December is to be confirmed.

Sunday 13 December
7–9pm Main Service, The church. Ask Ruth Adair, 07700 900129.

Tuesday 15 December
7–9pm PW, Library. Ask Ruth Adair, 07700 900129.

Friday 18 December
10am Quiz. Ask the office, 028 9649 6012.
7–9pm Ladies, Minor Hall, Carols. Seniors 7:30–9pm. Ask Ruth Adair, 07700 900129.

Church office: 028 9649 6012
`);
});

test("the week as text says of a day after the year that its dates are not set yet", () => {
  expect(writeSample({ from: "2026-09-01", to: "2026-12-12" })).toContain(
    "Monday 14 December\nThe dates of this day are not set yet.",
  );
});
