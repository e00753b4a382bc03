import { expect, test } from "vitest";
import { wallTime } from "#app/time/wall-time.ts";
import {
  comingMeetings,
  endOf,
  nextService,
  packDates,
  type Series,
  startOf,
  unpackDates,
} from "./meeting.ts";
import { readServices } from "./series.server.ts";

const usual = { from: "19:30", to: "21:30" };
const series = (changes: Partial<Series>) => ({ ...usual, meetings: [], breaks: [], ...changes });
const at = (day: string, clock = "09:00") => wallTime(day, clock);

test("a meeting begins and ends at the usual hours, or at its own", () => {
  expect(startOf({ day: "2026-12-01" }, usual)).toBe("2026-12-01T19:30:00");
  expect(endOf({ day: "2026-12-01" }, usual)).toBe("2026-12-01T21:30:00");
  expect(endOf({ day: "2026-12-01", from: "15:00", to: "16:00" }, usual)).toBe(
    "2026-12-01T16:00:00",
  );
});

test("the usual end does not belong to an hour of its own", () => {
  expect(endOf({ day: "2026-12-01", from: "22:00" }, usual)).toBe("2026-12-01T22:00:00");
});

test("what ends before it begins ends after midnight", () => {
  const watchnight = { day: "2026-12-24", from: "23:15", to: "00:15" };
  expect(endOf(watchnight, usual)).toBe("2026-12-25T00:15:00");
});

test("an evening without a clock lasts until the day is over", () => {
  expect(endOf({ day: "2026-12-01" }, {})).toBe("2026-12-01T23:59:00");
});

test("today’s meeting is the next one until it is over", () => {
  const meetings = [{ day: "2026-12-01" }, { day: "2026-12-08" }, { day: "2026-12-15" }];
  const days = (clock: string) =>
    comingMeetings(series({ meetings }), at("2026-12-01", clock), 2).next.map(({ day }) => day);
  expect(days("21:29")).toEqual(["2026-12-01", "2026-12-08"]);
  expect(days("21:30")).toEqual(["2026-12-08", "2026-12-15"]);
});

test("what is off is told while it is nearer than the last date told, and never as a date", () => {
  const off = { day: "2026-12-08", change: "off", why: "carols" } as const;
  const meetings = [{ day: "2026-12-01" }, off, { day: "2026-12-15" }, { day: "2026-12-22" }];
  const after = (day: string, count: number) =>
    comingMeetings(series({ meetings }), at(day), count);
  expect(after("2026-12-01", 2)).toMatchObject({ next: [meetings[0], meetings[2]], off: [off] });
  expect(after("2026-12-01", 1)).toMatchObject({ next: [meetings[0]], off: [] });
  expect(after("2026-12-09", 2)).toMatchObject({ next: meetings.slice(2), off: [] });
});

test("a last date that is off is told although nothing follows it", () => {
  const off = { day: "2027-03-24", change: "off", why: "end of term" } as const;
  expect(comingMeetings(series({ meetings: [off] }), at("2027-03-20"), 3)).toMatchObject({
    next: [],
    off: [off],
  });
});

test("the next service is the soonest of all services, a special one among them, never one that is off", () => {
  const service = (name: string, from: string, meetings: Series["meetings"]) => ({
    ...{ id: name, name, when: "", from, to: "23:00", meetings },
  });
  const services = [
    service("Main", "11:30", [
      { day: "2026-12-20" },
      { day: "2026-12-25", from: "10:30", to: "11:15", change: "extra" },
      { day: "2026-12-27", change: "off", why: "snow" },
      { day: "2027-01-03", from: "09:00", to: "09:30", change: "extra" },
      { day: "2027-01-03" },
    ]),
    service("Evening", "18:30", [{ day: "2026-12-27" }]),
  ];
  const next = (day: string) => {
    const found = nextService(services, at(day));
    return found && [found.service.name, startOf(found.meeting, found.service)];
  };
  expect(next("2026-12-20")).toEqual(["Main", "2026-12-20T11:30:00"]);
  expect(next("2026-12-21")).toEqual(["Main", "2026-12-25T10:30:00"]);
  expect(next("2026-12-26")).toEqual(["Evening", "2026-12-27T18:30:00"]);
  expect(next("2026-12-28")).toEqual(["Main", "2027-01-03T09:00:00"]);
  expect(next("2027-01-04")).toBeUndefined();
});

test("of services every page has the dates in brief, and they are the same dates", () => {
  for (const { meetings } of readServices()) {
    const brief = packDates(meetings);
    expect(brief.filter((date) => date === 7).length).toBeGreaterThan(40);
    expect(unpackDates(brief)).toEqual(meetings);
  }
});
