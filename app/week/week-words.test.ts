import { expect, test } from "vitest";
import type { ChurchEvent } from "#app/events/event.ts";
import type { MeetingDate } from "#dates";
import { seriesWith } from "#dates/testing";
import { sampleChurch } from "#tests/support/sample-church.ts";
import { type WallTime, wallTime } from "#time";
import { makeWeek } from "./week.ts";
import type { WeekSeries } from "./week-line.ts";
import { writeWeek } from "./week-words.ts";

const church = sampleChurch.facts;

const group = (name: string, meetings: MeetingDate[]): WeekSeries => ({
  ...seriesWith({ name, from: "19:00", to: "21:00", meetings }),
  ask: { name: "Ruth Adair", phone: "07700 900129" },
});

const series = [
  { ...group("Main Service", [{ day: "2026-12-13" }]), isService: true, where: "The church" },
  group("BB", [{ day: "2026-12-17", change: "off", why: "half-term" }]),
  group("Girls’ Brigade", [{ day: "2026-12-16", change: "off", why: "half-term" }]),
  group("Dorcas", [{ day: "2026-12-15", change: "off", why: "snow!" }]),
  group("PW", [
    { day: "2026-12-14", change: "off", movedTo: "2026-12-15" },
    { day: "2026-12-15", change: "moved", movedFrom: "2026-12-14", where: "Library" },
  ]),
  {
    ...group("Ladies", [{ day: "2026-12-18", name: "Carols" }]),
    sections: [{ name: "Seniors", who: "P7", from: "19:30", to: "21:00" }],
  },
];

const event = (name: string, status: ChurchEvent["status"]): ChurchEvent => ({
  id: name,
  name,
  status,
  start: "2026-12-18T10:00:00" as WallTime,
});
const events = [event("Soup Lunch", "cancelled"), event("Quiz", "pending")];

const text = (known = { from: "2026-09-01", to: "2026-12-18" }) => {
  const days = makeWeek(wallTime("2026-12-12", "09:00"), { series, events, church, known });
  return writeWeek({ days, notices: ["The car park is closed."] }, church);
};

test("the week as text is what is not as usual, one reason said once, and then each day with hours, places and whom to ask", () => {
  expect(text()).toBe(`Kilmorran Presbyterian Church
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

test("of a day outside the year it says that its dates are not set yet", () => {
  expect(text({ from: "2026-09-01", to: "2026-12-12" })).toContain(
    "Monday 14 December\nThe dates of this day are not set yet.",
  );
});
