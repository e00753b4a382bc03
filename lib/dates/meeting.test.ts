import { expect, test } from "vitest";
import { type WallTime, wallTime } from "#time";
import { findComingMeetings, type MeetingDate, makeMeeting, makeMeetings } from "./meeting.ts";
import { pickNextService } from "./series.ts";
import { seriesWith } from "./testing.ts";

const usual: { from?: string; to?: string } = { from: "19:30", to: "21:30" };
const at = (day: string, clock = "09:00") => wallTime(day, clock);

test("a meeting begins and ends at the usual hours, or at its own, and may end after midnight", () => {
  const span = (own: Omit<MeetingDate, "day">, hours = usual) => {
    const { start, end } = makeMeeting({ day: "2026-12-24", ...own }, hours);
    return `${start.slice(8, 16)} to ${end.slice(8, 16)}`;
  };
  expect(span({})).toBe("24T19:30 to 24T21:30");
  expect(span({ from: "15:00", to: "16:00" })).toBe("24T15:00 to 24T16:00");
  expect(span({ to: "21:00" })).toBe("24T19:30 to 24T21:00");
  // The usual end does not belong to an hour of its own.
  expect(span({ from: "22:00" })).toBe("24T22:00 to 24T22:00");
  expect(span({ from: "23:15", to: "00:15" })).toBe("24T23:15 to 25T00:15");
  // An evening without a clock lasts until the day is over.
  expect(span({}, {})).toBe("24T00:00 to 24T23:59");
});

test("today’s meeting is the next one until it is over, and dates that are off are listed while they come before the last of the next ones", () => {
  const off: MeetingDate = { day: "2026-12-08", change: "off", why: "carols" };
  const tuesdays = [{ day: "2026-12-01" }, off, { day: "2026-12-15" }, { day: "2026-12-22" }];
  const coming = (now: WallTime, count: number, dates = tuesdays) => {
    const { next, off: told } = findComingMeetings(makeMeetings(dates, usual), now, count);
    return [
      ...next.map(({ day }) => day.slice(8)),
      ...told.map(({ day }) => `not ${day.slice(8)}`),
    ];
  };
  expect(coming(at("2026-12-01", "21:29"), 2)).toEqual(["01", "15", "not 08"]);
  expect(coming(at("2026-12-01", "21:29"), 1)).toEqual(["01"]);
  expect(coming(at("2026-12-01", "21:30"), 2)).toEqual(["15", "22", "not 08"]);
  expect(coming(at("2026-12-09"), 2)).toEqual(["15", "22"]);
  // Also of a last date, which nothing follows.
  expect(coming(at("2026-12-07"), 3, [off])).toEqual(["not 08"]);
});

test("the next service is the soonest of all services, a special one among them, never one that is off", () => {
  const services = [
    seriesWith({
      name: "Main",
      from: "11:30",
      meetings: [
        { day: "2026-12-20" },
        { day: "2026-12-25", from: "10:30", to: "11:15", change: "extra" },
        { day: "2026-12-27", change: "off", why: "snow" },
        { day: "2027-01-03", from: "09:00", to: "09:30", change: "extra" },
        { day: "2027-01-03" },
      ],
    }),
    seriesWith({ name: "Evening", from: "18:30", meetings: [{ day: "2026-12-27" }] }),
  ];
  const next = (day: string) => {
    const found = pickNextService(services, at(day));
    return found && [found.service.name, found.meeting.start];
  };
  expect(next("2026-12-20")).toEqual(["Main", "2026-12-20T11:30:00"]);
  expect(next("2026-12-21")).toEqual(["Main", "2026-12-25T10:30:00"]);
  expect(next("2026-12-26")).toEqual(["Evening", "2026-12-27T18:30:00"]);
  expect(next("2026-12-28")).toEqual(["Main", "2027-01-03T09:00:00"]);
  expect(next("2027-01-04")).toBeUndefined();
});
