import { expect, test } from "vitest";
import type { ChurchEvent } from "#app/events/event.ts";
import type { WallTime } from "#app/time/wall-time.ts";
import { diaryEvent } from "./group-diary.server.ts";

const NOW = new Date("2026-11-21T09:00:00Z");

const event = (start: string, end?: string, changes: Partial<ChurchEvent> = {}): ChurchEvent => ({
  id: "k3mw8qpa",
  name: "PW Evening",
  start: start as WallTime,
  ...(end && { end: end as WallTime }),
  status: "confirmed",
  ...changes,
});

test("an event without an end is on its group’s page until its day is over", () => {
  const { until } = diaryEvent(event("2026-12-01T20:00:00"), NOW);
  expect(until).toBe(Date.parse("2026-12-02T00:00:00Z"));
});

test("an event that is to be confirmed and not as usual is marked as both on its group’s page", () => {
  const changed = event("2026-12-01T19:30:00", undefined, {
    status: "pending",
    change: { words: "Not as usual: 7:30pm" },
  });
  expect(diaryEvent(changed, NOW).marks).toEqual(["To be confirmed", "Not as usual: 7:30pm"]);
});

test("of an event its group’s page has neither its description nor its place", () => {
  const told = event("2026-12-01T20:00:00", undefined, {
    status: "cancelled",
    place: { isOnline: true, name: "Zoom" },
    description: [{ kind: "paragraph", words: ["Passcode kirkdoor91"] }],
    pictureUrl: "https://cdn.churchsuite.com/a.jpg",
    detailsUrl: "https://example.churchsuite.com/events/k3mw8qpa",
  });
  const { from: _, until: __, isInHtml: ___, ...words } = diaryEvent(told, NOW);
  expect(words).toEqual({
    id: "k3mw8qpa",
    to: "/events#k3mw8qpa",
    name: "PW Evening",
    when: "Tuesday 1 December, 8pm",
    marks: ["Cancelled"],
    isOff: true,
  });
});
