import { expect, test } from "vitest";
import { type MeetingDate, makeMeetings, type Service } from "#dates";
import { sampleChurch } from "#tests/support/sample-church.ts";
import { wallTime } from "#time";
import { answerNextService, type ServiceFacts } from "./next-service-words.ts";

const facts: ServiceFacts = {
  church: sampleChurch.facts,
  mainService: { name: "Main Service", from: "11:30", often: "every Sunday" },
  words: {},
  childrenGroups: [],
};
const day = "2026-11-22";

/** How a service is on that Sunday. */
type DateOfSunday = Omit<MeetingDate, "day">;

function serviceWith(date: DateOfSunday): Service {
  const meetings = makeMeetings([{ day, ...date }], { from: "11:30", to: "12:45" });
  return { name: "Main Service", meetings };
}

const stream = { address: "https://youtu.be/live", on: "on YouTube" };

test.each<[string, DateOfSunday, string, string]>([
  ["before it", {}, "11:29", "Streamed on YouTube"],
  ["while it is on", {}, "11:30", "Live now on YouTube"],
  ["until it is over", {}, "12:44", "Live now on YouTube"],
  ["when that is over", {}, "12:45", "Streamed on YouTube"],
  ["when the camera is away", { notStreamed: "no camera" }, "11:30", "Not streamed this time"],
])("what is said of a streamed service %s", (_, date, clock, words) => {
  const service = { ...serviceWith(date), stream };
  const { when } = answerNextService([service], facts, wallTime(day, clock));
  const line = date.notStreamed ? { words } : { words, address: stream.address };
  expect(when.stream).toEqual(line);
});

test("nothing is said of a stream if there never is one", () => {
  const { when } = answerNextService([serviceWith({})], facts, wallTime(day, "09:00"));
  expect(when.stream).toBeUndefined();
});

test.each<[string, DateOfSunday, string, string, boolean]>([
  ["as usual, earlier", {}, "11:14", "Today, 11:30am", false],
  ["as usual, a quarter of an hour before", {}, "11:15", "On now: come on in", true],
  ["as usual, in its last minute", {}, "12:44", "On now: come on in", true],
  ["over", {}, "12:45", "Every Sunday, 11:30am", false],
  ["off", { change: "off", why: "snow" }, "11:30", "Every Sunday, 11:30am", false],
  ["put on later", { from: "15:00", to: "16:00" }, "11:30", "Today, 3pm", false],
  ["put on later, then", { from: "15:00", to: "16:00" }, "14:45", "On now: come on in", true],
  ["elsewhere for once, soon", { where: "Castle" }, "11:15", "Today, 11:30am", false],
  ["elsewhere for once", { where: "Castle" }, "11:30", "On now", false],
])("the door of the church at a service that is %s", (_, date, clock, time, isOpen) => {
  const words = answerNextService([serviceWith(date)], facts, wallTime(day, clock));
  expect([words.when.time, words.isOpen]).toEqual([time, isOpen]);
});

test("the way leads to the church, to a service's own place, or nowhere if it is elsewhere for once", () => {
  const now = wallTime(day, "11:30");
  const schoolhouse = { where: "The Schoolhouse", map: "https://maps.example/5" };
  const whereIs = (service: Service) => answerNextService([service], facts, now).where;
  expect(whereIs(serviceWith({}))).toEqual({
    place: "12 Meeting House Lane, Kilmorran",
    map: sampleChurch.facts.address.map,
  });
  expect(whereIs({ ...serviceWith({}), ...schoolhouse })).toEqual({
    place: "The Schoolhouse",
    map: schoolhouse.map,
  });
  expect(whereIs({ ...serviceWith({ where: "Castle" }), ...schoolhouse })).toEqual({
    place: "Castle",
  });
});

test("the way leads to the place of another service if it is held there for once", () => {
  const [main] = sampleChurch.facts.services;
  const lamplight = {
    ...main,
    name: "Lamplight",
    where: "The net loft",
    map: "https://maps.example/9",
  };
  const church: ServiceFacts["church"] = { ...facts.church, services: [main, lamplight] };
  const held = serviceWith({ where: "The net loft" });
  const { where } = answerNextService([held], { ...facts, church }, wallTime(day, "09:00"));
  expect(where).toEqual({ place: "The net loft", map: lamplight.map });
});

test("a service that is off before the next one is not passed over in silence", () => {
  const usual = { from: "11:30", to: "12:45" };
  const dates: MeetingDate[] = [{ day, change: "off", why: "snow" }, { day: "2026-11-29" }];
  const service = { name: "Main Service", meetings: makeMeetings(dates, usual) };
  const readOff = (today: string) =>
    answerNextService([service], facts, wallTime(today, "09:00")).when;
  expect(readOff("2026-11-21")).toMatchObject({
    time: "Sunday 29 November, 11:30am",
    off: "No Main Service, Sunday 22 November: snow",
  });
  expect(readOff("2026-11-23").off).toBeUndefined();
  expect(readOff("2026-11-10").off).toBeUndefined();
});

test("without groups for children and words for parents nothing is said of children", () => {
  expect(answerNextService([serviceWith({})], facts, wallTime(day, "09:00")).children).toBeNull();
});
