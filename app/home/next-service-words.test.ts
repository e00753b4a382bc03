import { expect, test } from "vitest";
import { type MeetingDate, makeMeetings, type Service } from "#dates";
import { sampleChurch } from "#tests/support/sample-church.ts";
import { type Day, wallTime } from "#time";
import {
  answerNextService,
  type ServiceFacts,
  type WhenWords,
  type WhereWords,
} from "./next-service-words.ts";

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

test.each([
  ["before the service", "11:29", "Streamed on YouTube"],
  ["when it begins", "11:30", "Live now on YouTube"],
  ["in its last minute", "12:44", "Live now on YouTube"],
  ["when it is over", "12:45", "Streamed on YouTube"],
])("the link to the stream says %s (%s) “%s”", (_when, clock, words) => {
  const service = { ...serviceWith({}), stream };
  const { when } = answerNextService([service], facts, wallTime(day, clock));
  expect(when.stream).toEqual({ words, address: stream.address });
});

test("there is no link to the stream of a service that is not streamed this time", () => {
  const service = { ...serviceWith({ notStreamed: "no camera" }), stream };
  const { when } = answerNextService([service], facts, wallTime(day, "11:30"));
  expect(when.stream).toEqual({ words: "Not streamed this time" });
});

test("nothing is said of a stream if the church has none", () => {
  const { when } = answerNextService([serviceWith({})], facts, wallTime(day, "09:00"));
  expect(when.stream).toBeUndefined();
});

test.each<[what: string, date: DateOfSunday, clock: string, words: string]>([
  ["a quarter of an hour before the service", {}, "11:15", "Doors open: come on in"],
  ["in the last minute of the service", {}, "12:44", "On now: come on in"],
  [
    "before a service at another hour",
    { from: "15:00", to: "16:00" },
    "14:45",
    "Doors open: come on in",
  ],
])("the church's door is open %s", (_what, date, clock, words) => {
  const answer = answerNextService([serviceWith(date)], facts, wallTime(day, clock));
  expect([answer.when.time, answer.isOpen]).toEqual([words, true]);
});

test.each<[what: string, date: DateOfSunday, clock: string, words: string]>([
  ["sixteen minutes before the service", {}, "11:14", "Today, 11:30am"],
  ["when the service is over", {}, "12:45", "Every Sunday, 11:30am"],
  ["if the service is off", { change: "off", why: "snow" }, "11:30", "Every Sunday, 11:30am"],
  [
    "at the usual hour, if the service is at another",
    { from: "15:00", to: "16:00" },
    "11:30",
    "Today, 3pm",
  ],
  ["before a service that is elsewhere", { where: "Castle" }, "11:15", "Today, 11:30am"],
  ["during a service that is elsewhere", { where: "Castle" }, "11:30", "On now"],
])("the church's door is shut %s", (_what, date, clock, words) => {
  const answer = answerNextService([serviceWith(date)], facts, wallTime(day, clock));
  expect([answer.when.time, answer.isOpen]).toEqual([words, false]);
});

const schoolhouse = { where: "The Schoolhouse", map: "https://maps.example/5" };

test.each<[what: string, service: Service, where: WhereWords]>([
  [
    "the church",
    serviceWith({}),
    { place: "12 Meeting House Lane, Kilmorran", map: sampleChurch.facts.address.map },
  ],
  [
    "a service's own place",
    { ...serviceWith({}), ...schoolhouse },
    { place: "The Schoolhouse", map: schoolhouse.map },
  ],
  [
    "a place without a map, if a service is elsewhere for once",
    { ...serviceWith({ where: "Castle" }), ...schoolhouse },
    { place: "Castle" },
  ],
])("the way leads to %s", (_what, service, where) => {
  expect(answerNextService([service], facts, wallTime(day, "11:30")).where).toEqual(where);
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

/** The main service, which is off on that Sunday. */
const serviceInSnow: Service = {
  name: "Main Service",
  meetings: makeMeetings([{ day, change: "off", why: "snow" }, { day: "2026-11-29" }], {
    from: "11:30",
    to: "12:45",
  }),
};

function readWhen(today: Day): WhenWords {
  return answerNextService([serviceInSnow], facts, wallTime(today, "09:00")).when;
}

test("a service that is off is named beside the next one in the week before it", () => {
  expect(readWhen("2026-11-21")).toMatchObject({
    time: "Sunday 29 November, 11:30am",
    off: "No Main Service, Sunday 22 November: snow",
  });
});

test("a service that is off is not named earlier than that, and not afterwards", () => {
  expect(readWhen("2026-11-10").off).toBeUndefined();
  expect(readWhen("2026-11-23").off).toBeUndefined();
});

test("nothing is said of children if the church has no groups for them and no words for parents", () => {
  expect(answerNextService([serviceWith({})], facts, wallTime(day, "09:00")).children).toBeNull();
});
