import { expect, test } from "vitest";
import type { DayRule, MeetingDate } from "#dates";
import { seriesWith } from "#dates/testing";
import { isWithinSpan, wallTime, withOffset } from "#time";
import { listedServices, offDuringService, specialServices } from "./special-services.server.ts";

const main = seriesWith({
  name: "Main Service",
  from: "11:30",
  to: "12:45",
  meetings: [
    { day: "2026-11-22", from: "10:30", change: "joint", why: "with First Kilmorran" },
    { day: "2026-12-20" },
    { day: "2026-12-24", from: "23:15", to: "00:15", name: "Watchnight", change: "extra" },
    { day: "2026-12-25", from: "10:30", to: "11:15", name: "Christmas Day", change: "extra" },
    { day: "2026-12-27", change: "off", why: "snow" },
    { day: "2027-01-03" },
    { day: "2027-03-07", change: "off", movedTo: "2027-03-06" },
  ],
});
const evening = (week: DayRule["week"], ...meetings: MeetingDate[]) =>
  seriesWith({ name: "Evening Service", from: "18:30", rule: { every: "Sunday", week }, meetings });
const instant = (day: string, clock: string) => Date.parse(withOffset(wallTime(day, clock)));

test("special services and what is off are announced in their order, ordinary services are not", () => {
  const monthly = evening(["first"], { day: "2026-12-06" });
  expect(specialServices([main, monthly]).map(({ name, words }) => [name, words])).toEqual([
    ["Main Service", "Sunday 22 November, 10:30am, with First Kilmorran"],
    ["Evening Service", "Sunday 6 December, 6:30pm"],
    ["Watchnight", "Thursday 24 December, 11:15pm"],
    ["Christmas Day", "Friday 25 December, 10:30am"],
    ["No Main Service", "Sunday 27 December: snow"],
    ["No Main Service", "Sunday 7 March: moved to Saturday 6 March"],
  ]);
});

test("groups that meet during the service are announced where they alone are off, in the strip from the Monday before", () => {
  const off = (day: string, why: string) => ({ day, change: "off", why }) as MeetingDate;
  const group = { from: "11:30", rule: { every: "Sunday" } } as const;
  const creche = seriesWith({
    ...group,
    name: "Crèche",
    meetings: [off("2026-12-20", "all together"), off("2026-12-27", "snow")],
  });
  const breaks = [
    { from: "2026-12-19", to: "2027-01-03", name: "school holidays" },
    { from: "2027-07-01", to: "2027-08-31", name: "summer break" },
  ] as const;
  const ark = seriesWith({ ...group, name: "The Ark", breaks: [...breaks] });
  const groupsOff = offDuringService([main], [creche, ark]);
  const week = { from: instant("2026-12-14", "00:00"), until: instant("2026-12-21", "00:00") };
  expect(groupsOff).toMatchObject([
    {
      name: "Crèche and The Ark are off",
      words: "Sunday 20 December: all together, school holidays",
      week,
    },
    { name: "The Ark is off", words: "Sunday 3 January: school holidays" },
  ]);
});

test("a further service that is held every week is not special, unless something in it is", () => {
  const moved: MeetingDate = { day: "2026-12-13", where: "Minor Hall", change: "moved" };
  const weekly = evening(undefined, { day: "2026-12-06" }, moved);
  const words = specialServices([seriesWith(), weekly]).map((one) => one.words);
  expect(words).toEqual(["Sunday 13 December, 6:30pm, Minor Hall"]);
});

test("a service is announced from forty days before until it is the next one; a service that is off, to the end of its day", () => {
  const [, watchnight, christmas, off] = specialServices([main]);
  expect(watchnight).toMatchObject({
    from: instant("2026-11-14", "00:00"),
    until: instant("2026-12-20", "12:45"),
  });
  expect(christmas).toMatchObject({ until: instant("2026-12-25", "00:15") });
  expect(off).toMatchObject({ until: instant("2026-12-28", "00:00") });
});

test.each([
  ["2026-11-13T23:59:00Z", [], ["2026-11-22"]],
  ["2026-11-14T00:00:00Z", ["Watchnight"], ["2026-11-22", "2026-12-24"]],
  [
    "2026-12-24T09:00:00Z",
    ["Christmas Day", "No Main Service"],
    ["2026-12-24", "2026-12-25", "2026-12-27"],
  ],
  ["2026-12-25T12:00:00Z", ["No Main Service"], ["2027-01-03", "2026-12-27"]],
])("at %s %j are announced, and the list has the next service and these", (now, names, listed) => {
  const special = specialServices([main]).filter((one) => isWithinSpan(Date.parse(now), one));
  expect(special.map(({ name }) => name)).toEqual(names);
  expect(listedServices([main], new Date(now)).map(({ meeting }) => meeting.day)).toEqual(listed);
});
