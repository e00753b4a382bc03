import { expect, test } from "vitest";
import type { Church } from "#app/church/open-church.server.ts";
import type { ChurchEvent } from "#app/events/event.ts";
import type { Snapshot } from "#app/events/snapshot.ts";
import { between } from "#tests/fixtures/carols.ts";
import { sampleChurch } from "#tests/support/sample-church.ts";
import { findKnownServices } from "./known-services.server.ts";

/** An event of the diary in short. If it has no category of its own, it is a worship service. */
type EventInShort = Partial<Omit<ChurchEvent, "start" | "end">> & {
  name: string;
  /** "2026-12-06T11:30:00" */
  start: string;
  end?: string;
};

function makeEvent({ start, end, ...facts }: EventInShort, index: number): ChurchEvent {
  return {
    id: `e${index}`,
    state: "on",
    category: "Worship Services",
    ...facts,
    ...between(start, end),
  };
}

/** The services before Christmas that differ from the church's own files, with these events in its diary. */
function readServices(events: EventInShort[]): string[] {
  const snapshot: Snapshot = { day: "2026-11-21", events: events.map(makeEvent), more: 0 };
  const church: Church = { ...sampleChurch, diary: { url: "", snapshot } };
  const meetings = findKnownServices(church).all.flatMap((service) => service.meetings);
  const differentMeetings = meetings.filter(({ day, page, name }) => {
    return day < "2026-12-23" && (page || name);
  });
  return differentMeetings.map(({ day, hours, name, where, page }) => {
    return [day, hours.from, hours.to, name, where, page].filter(Boolean).join(" ");
  });
}

const SUNDAY = "2026-12-06T11:30:00";

test.each<[what: string, event: EventInShort, service: string]>([
  [
    "the day’s service has the name of its event, if that is a rare one",
    { name: "Toy Service", start: SUNDAY, end: "2026-12-06T12:45:00", page: "toys" },
    "2026-12-06 11:30 12:45 Toy Service /events/toys",
  ],
  [
    "the day’s service has the hours of its event",
    { name: "Toy Service", start: "2026-12-06T10:00:00", end: "2026-12-06T11:00:00" },
    "2026-12-06 10:00 11:00 Toy Service",
  ],
  [
    "a service that only the diary has is a service",
    { name: "Carols", start: "2026-12-20T19:00:00", page: "carols" },
    "2026-12-20 19:00 Carols /events/carols",
  ],
  [
    "a service that only the diary has may be elsewhere",
    { name: "Carols", start: "2026-12-20T19:00:00", place: { name: "Market Square" } },
    "2026-12-20 19:00 Carols Market Square",
  ],
  [
    "an event that has the name of a service is one, whatever its category",
    { name: "Toy Service", start: "2026-12-19T15:00:00", category: "Youth" },
    "2026-12-19 15:00 Toy Service",
  ],
])("%s", (_what, event, service) => {
  expect(readServices([event])).toEqual([service]);
});

test.each<[what: string, event: EventInShort]>([
  ["in another category", { name: "Quiz", start: "2026-12-20T19:00:00", category: "Fellowship" }],
  ["cancelled", { name: "Carols", start: "2026-12-20T19:00:00", state: "off" }],
  ["to be confirmed", { name: "Carols", start: "2026-12-20T19:00:00", state: "to be confirmed" }],
  ["online", { name: "Prayers", start: "2026-12-20T19:00:00", place: { isOnline: true } }],
  ["all day", { name: "Mission", start: "2026-12-20T00:00:00", isAllDay: true }],
  [
    "on for several days",
    { name: "Away", start: "2026-12-18T18:00:00", end: "2026-12-20T14:00:00" },
  ],
])("an event that is %s is no service", (_what, event) => {
  expect(readServices([event])).toEqual([]);
});

test("a service keeps its name if the diary calls it the same each week", () => {
  const events = [
    { name: "Morning Worship", start: SUNDAY },
    { name: "Morning Worship", start: "2026-12-13T11:30:00" },
  ];
  expect(readServices(events)).toEqual([]);
});

test("the usual name of a service is no special one, even if the diary has it once more", () => {
  const events = [
    { name: "Morning Worship", start: "2026-11-29T11:30:00" },
    { name: "Morning Worship with Communion", start: "2026-12-13T11:30:00" },
  ];
  expect(readServices(events)).toEqual(["2026-12-13 11:30 Morning Worship with Communion"]);
});
