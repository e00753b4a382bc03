import { expect, test } from "vitest";
import { type MeetingDate, makeMeetings, type Service } from "#dates";
import { wallTime } from "#time";
import { nextServiceWords, type ServiceFacts } from "./service-words.ts";

const facts: ServiceFacts = {
  address: { street: "12 Lane", town: "Town", map: "" },
  mainService: { name: "Morning Worship", from: "11:30", often: "every Sunday" },
};
const day = "2026-11-22";

/** How a service is on that Sunday. */
type DateOfSunday = Omit<MeetingDate, "day">;

/** What the strip says at a time of that Sunday, and whether the door stands open. */
function readStrip(date: DateOfSunday, clock: string): [what: string, isOpen: boolean] {
  const usual = { from: "11:30", to: "12:45" };
  const service = { name: "Morning Worship", meetings: makeMeetings([{ day, ...date }], usual) };
  const { what, isOpen } = nextServiceWords([service], facts, wallTime(day, clock));
  return [what, isOpen];
}

const stream = { address: "https://youtu.be/live", on: "on YouTube" };

test.each<[string, DateOfSunday, string, string]>([
  ["before it", {}, "11:29", "Streamed on YouTube"],
  ["while it is on", {}, "11:30", "Live now on YouTube"],
  ["until it is over", {}, "12:44", "Live now on YouTube"],
  ["when that is over", {}, "12:45", "Streamed on YouTube"],
  ["when the camera is away", { notStreamed: "no camera" }, "11:30", "Not streamed this time"],
])("what the strip says of a streamed service %s", (_, date, clock, words) => {
  const meetings = makeMeetings([{ day, ...date }], { from: "11:30", to: "12:45" });
  const now = wallTime(day, clock);
  const line = nextServiceWords([{ name: "", stream, meetings }], facts, now).stream;
  const address = date.notStreamed ? undefined : stream.address;
  expect(line).toEqual({ words, address });
});

test.each<[string, DateOfSunday, string, string, boolean]>([
  ["as usual, earlier", {}, "11:14", "Next service", false],
  ["as usual, a quarter of an hour before", {}, "11:15", "Come on in", true],
  ["as usual, in its last minute", {}, "12:44", "Come on in", true],
  ["over", {}, "12:45", "Morning Worship", false],
  ["off", { change: "off", why: "snow" }, "11:30", "Morning Worship", false],
  ["put on later", { from: "15:00", to: "16:00" }, "11:30", "Next service", false],
  ["put on later, then", { from: "15:00", to: "16:00" }, "14:45", "Come on in", true],
  ["elsewhere for once", { where: "Castle" }, "11:30", "On now: Castle", false],
])("the door of the church at a service that is %s", (_, date, clock, words, isOpen) => {
  expect(readStrip(date, clock)).toEqual([words, isOpen]);
});

test("the way leads to the church, to a service's own place, or nowhere where it is elsewhere for once", () => {
  const now = wallTime(day, "11:30");
  const schoolhouse = { where: "The Schoolhouse", map: "https://maps.example/5" };
  const serviceWith = (date: DateOfSunday) => ({
    name: "",
    meetings: makeMeetings([{ day, ...date }], { from: "11:30", to: "12:45" }),
  });
  const wayOf = (service: Service) => nextServiceWords([service], facts, now).way;
  expect(wayOf(serviceWith({}))).toEqual({ street: "12 Lane, Town", map: "" });
  expect(wayOf({ ...serviceWith({}), ...schoolhouse })).toEqual({
    street: "The Schoolhouse",
    map: schoolhouse.map,
  });
  expect(wayOf({ ...serviceWith({ where: "Castle" }), ...schoolhouse })).toBeNull();
  const { what, isOpen } = nextServiceWords([{ ...serviceWith({}), ...schoolhouse }], facts, now);
  expect([what, isOpen]).toEqual(["On now: The Schoolhouse", false]);
});
