import { expect, test } from "vitest";
import type { Series } from "#app/meetings/meeting.ts";
import { wallTime, withOffset } from "#app/time/wall-time.ts";
import { seriesWith } from "#tests/fixtures/series.ts";
import { listedServices, specialServices } from "./special-services.server.ts";

const TODAY = new Date("2026-11-21T09:00:00Z");

const service = (
  name: string,
  [from, to]: [from: string, to: string],
  meetings: Series["meetings"],
): Series => seriesWith({ id: name, name, from, to, meetings, rule: { every: "Sunday" } });
const main = service(
  "Main Service",
  ["11:30", "12:45"],
  [
    { day: "2026-11-22", change: "joint", why: "with First Kilmorran" },
    { day: "2026-12-20" },
    { day: "2026-12-24", from: "23:15", to: "00:15", name: "Watchnight", change: "extra" },
    { day: "2026-12-25", from: "10:30", to: "11:15", name: "Christmas Day", change: "extra" },
    { day: "2026-12-27", change: "off", why: "snow" },
    { day: "2027-01-03" },
  ],
);
const instant = (day: string, clock: string) => Date.parse(withOffset(wallTime(day, clock)));

test("special services and what is off are announced in their order, ordinary services are not", () => {
  const evening: Series = {
    ...service("Evening Service", ["18:30", "19:30"], [{ day: "2026-12-06" }]),
    rule: { every: "Sunday", week: ["first"] },
  };
  expect(specialServices([main, evening], TODAY).map(({ name, words }) => [name, words])).toEqual([
    ["Main Service", "Sunday 22 November, 11:30 AM, with First Kilmorran"],
    ["Evening Service", "Sunday 6 December, 6:30 PM"],
    ["Watchnight", "Thursday 24 December, 11:15 PM"],
    ["Christmas Day", "Friday 25 December, 10:30 AM"],
    ["No Main Service", "Sunday 27 December: snow"],
  ]);
});

test("a further service that is held every week is not special, unless something in it is", () => {
  const weekly = service(
    "Evening Service",
    ["18:30", "19:30"],
    [{ day: "2026-12-06" }, { day: "2026-12-13", where: "Minor Hall", change: "moved" }],
  );
  const words = specialServices([{ ...main, meetings: [] }, weekly], TODAY).map((one) => one.words);
  expect(words).toEqual(["Sunday 13 December, 6:30 PM, Minor Hall"]);
});

test("a service is announced from forty days before until it is the next of all, one that is off to the end of its day", () => {
  const [, watchnight, christmas, off] = specialServices([main], TODAY);
  expect(watchnight).toMatchObject({
    from: instant("2026-11-14", "00:00"),
    until: instant("2026-12-20", "12:45"),
    isInHtml: true,
  });
  expect(christmas).toMatchObject({ until: instant("2026-12-25", "00:15"), isInHtml: true });
  expect(off).toMatchObject({ until: instant("2026-12-28", "00:00") });
});

test("the HTML shows what was announced when it was written, and has the rest unseen", () => {
  const shown = (now: string) =>
    specialServices([main], new Date(now))
      .filter(({ isInHtml }) => isInHtml)
      .map(({ name }) => name);
  expect(shown("2026-11-13T23:59:00Z")).toEqual([]);
  expect(shown("2026-11-14T00:00:00Z")).toEqual(["Watchnight"]);
  expect(shown("2026-12-25T09:00:00Z")).toEqual(["No Main Service"]);
});

test("what the list shows is the next service and those announced in the HTML, one that is off too", () => {
  const listed = (now: string) =>
    listedServices([main], new Date(now)).map(({ meeting }) => meeting.name ?? meeting.day);
  expect(listed("2026-11-13T23:59:00Z")).toEqual(["2026-11-22"]);
  expect(listed("2026-11-21T09:00:00Z")).toEqual([
    "2026-11-22",
    "Watchnight",
    "Christmas Day",
    "2026-12-27",
  ]);
  expect(listed("2026-12-24T09:00:00Z")).toEqual(["Watchnight", "Christmas Day", "2026-12-27"]);
  expect(listed("2026-12-25T12:00:00Z")).toEqual(["2027-01-03", "2026-12-27"]);
});
