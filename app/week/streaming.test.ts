import * as v from "valibot";
import { expect, test } from "vitest";
import { seriesCalendar } from "#app/calendars/calendar.server.ts";
import { describeChurch } from "#app/church/dates-for-search.server.ts";
import { streamAddress } from "#app/church/fields.server.ts";
import { noticesSchema } from "#app/church/notices.server.ts";
import { makeWeek } from "#app/week/week.ts";
import { sentencesOnUnusual } from "#app/week/week-words.ts";
import type { Change } from "#dates";
import { makeSeries } from "#dates";
import { seriesWith } from "#dates/testing";
import { sampleChurch } from "#tests/support/sample-church.ts";
import { wallTime } from "#time";

const address = "https://www.youtube.com/@ballydown/live";
const theirs = "https://vimeo.com/first-ballydown";
const days = { from: "2026-12-13", to: "2026-12-18" };
const year = { ...days, terms: [] };
const church = sampleChurch.facts;

/** Everything that the site says about the service of a Sunday, if `typed` is a line of notices.yaml. */
function sayEverything(typed: object | undefined, stream = v.parse(streamAddress, address)) {
  const changes: Change[] = v.parse(noticesSchema, { changes: typed ? [typed] : [] }).changes;
  const usual = { ...seriesWith({ name: "Main Service", isService: true }), stream };
  const hours = { every: "Sunday" as const, from: "11:30", to: "12:45" };
  const service = makeSeries({ ...usual, where: church.name, rule: hours }, year, changes);
  const ask = { name: "the office", phone: "" };
  const facts = { series: [{ ...service, ask }], events: [], church, known: days };
  const week = makeWeek(wallTime("2026-12-12", "09:00"), facts);
  const [line] = week.flatMap(({ lines }) => lines);
  const listed = service.meetings.map((meeting) => ({ service, meeting }));
  return {
    link: line?.stream?.address,
    text: sentencesOnUnusual(week),
    calendar: seriesCalendar("", [service], church, new Date(0)).replaceAll(/\r\n[ \t]/g, ""),
    search: JSON.stringify(describeChurch(church, [service], { picture: "/", listed })),
  };
}

const sunday = { day: "2026-12-13", for: "service" };

test.each([
  ["as usual", undefined, address],
  ["an hour earlier", { ...sunday, what: "moved", from: "10:30" }, address],
  [
    "with others who stream it",
    { ...sunday, what: "joint", where: "First Ballydown", stream: theirs, why: "with them" },
    theirs,
  ],
])("a service %s is streamed, and its calendar and search say where", (_, change, expected) => {
  const { link, text, calendar, search } = sayEverything(change);
  expect(link).toBe(expected);
  expect(text.join()).not.toContain("not streamed");
  expect(calendar).toContain(expected);
  expect(search).toContain(`"VirtualLocation","url":"${expected}"`);
});

test.each([
  ["the camera is away", { ...sunday, what: "not-streamed", why: "the camera is away" }],
  ["held elsewhere", { ...sunday, what: "joint", where: "First Ballydown", why: "with them" }],
])("everything says that a service is not streamed: %s", (why, change) => {
  const { link, text, calendar, search } = sayEverything(change);
  expect(link).toBeUndefined();
  expect(text).toContain(`Main Service on Sunday 13 December is not streamed: ${why}.`);
  expect(calendar).toContain(`Not streamed: ${why}`);
  expect(search.match(/"subEvent":.*/)?.[0]).not.toContain("MixedEventAttendanceMode");
});

test("a service that is off says only that", () => {
  const { link, text } = sayEverything({ ...sunday, what: "off", why: "snow" });
  expect([link, text]).toEqual([
    undefined,
    ["There is no Main Service on Sunday 13 December: snow."],
  ]);
});

test.each([
  ["https://youtu.be/abc", "on YouTube"],
  ["https://m.facebook.com/ballydown/live", "on Facebook"],
  ["https://vimeo.com/event/1", "on Vimeo"],
  ["https://notyoutube.com/live", "online"],
  ["https://live.ballydown.org/?by=youtube.com", "online"],
])("what is at %s is streamed %s", (typed, on) => {
  expect(v.parse(streamAddress, typed)).toEqual({ address: typed, on });
});
