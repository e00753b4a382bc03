import { expect, test } from "vitest";
import type { DayRule, MeetingDate, Rule, Series } from "#dates";
import { seriesWith } from "#dates/testing";
import { isWithinSpan, wallTime } from "#time";
import {
  type ComingService,
  listAnnouncedServices,
  listComingServices,
} from "./coming-services.server.ts";

const main = seriesWith({
  name: "Main Service",
  from: "11:30",
  to: "12:45",
  meetings: [
    { day: "2026-11-22", from: "10:30", change: "joint", why: "with First Kilmorran" },
    { day: "2026-12-06", name: "Toy Service", page: "/events/toy-service" },
    { day: "2026-12-13", notStreamed: "the camera is away" },
    { day: "2026-12-20" },
    { day: "2026-12-24", from: "23:15", to: "00:15", name: "Watchnight", change: "extra" },
    { day: "2026-12-25", from: "10:30", to: "11:15", name: "Christmas Day", change: "extra" },
    { day: "2026-12-27", change: "off", why: "snow" },
    { day: "2027-01-03" },
    { day: "2027-03-07", change: "off", movedTo: "2027-03-06" },
  ],
});
/** Makes a second service, in these weeks of each month. */
function makeEvening(week: DayRule["week"], meetings: MeetingDate[]): Series {
  const rule: Rule = { every: "Sunday", week };
  return seriesWith({ name: "Evening Service", from: "18:30", rule, meetings });
}

/** The services that are listed at a moment, in HTML that was built some weeks before. */
function listAt(now: string, services = [main]): ComingService[] {
  const states = listComingServices(services, wallTime("2026-11-01", "09:00"));
  const state = states.find((each) => isWithinSpan(Date.parse(now), each));
  return state?.services ?? [];
}

test("special services are listed in their order, five at most, and ordinary ones are not", () => {
  const monthly = makeEvening(["first"], [{ day: "2026-12-06" }]);
  const listed = listAt("2026-11-21T09:00Z", [main, monthly]);
  expect(listed).toEqual([
    { name: "Main Service", words: "Sunday 22 November, 10:30am, with First Kilmorran" },
    { name: "Toy Service", words: "Sunday 6 December, 11:30am", page: "/events/toy-service" },
    { name: "Evening Service", words: "Sunday 6 December, 6:30pm" },
    { name: "Watchnight", words: "Thursday 24 December, 11:15pm" },
    { name: "Christmas Day", words: "Friday 25 December, 10:30am" },
  ]);
});

test("a second service that is held every week is listed only if it is not as usual", () => {
  const moved: MeetingDate = { day: "2026-12-13", where: "Minor Hall", change: "moved" };
  const weekly = makeEvening(undefined, [{ day: "2026-12-06" }, moved]);
  const listed = listAt("2026-11-21T09:00Z", [seriesWith(), weekly]);
  expect(listed.map(({ words }) => words)).toEqual(["Sunday 13 December, 6:30pm, Minor Hall"]);
});

test.each([
  ["2026-11-13T23:59Z", ["Main Service", "Toy Service"]],
  ["2026-11-14T00:00Z", ["Main Service", "Toy Service", "Watchnight"]],
  ["2026-12-24T23:20Z", ["Watchnight", "Christmas Day", "No Main Service"]],
  ["2026-12-25T00:15Z", ["Christmas Day", "No Main Service"]],
  ["2026-12-27T23:59Z", ["No Main Service"]],
  ["2026-12-28T00:00Z", []],
])(
  "services are listed from forty days before until they are over, or off until that day is: at %s %j",
  (now, names) => {
    expect(listAt(now).map(({ name }) => name)).toEqual(names);
  },
);

test.each([
  ["2026-11-13T23:59:00Z", ["2026-11-22", "2026-12-06"]],
  ["2026-12-24T09:00:00Z", ["2026-12-24", "2026-12-25", "2026-12-27"]],
  ["2026-12-25T12:00:00Z", ["2027-01-03", "2026-12-27"]],
])("search engines know the next service and the special ones: at %s %j", (now, days) => {
  const listed = listAnnouncedServices([main], new Date(now));
  expect(listed.map(({ meeting }) => meeting.day)).toEqual(days);
});
