import { expect, test } from "vitest";
import type { ChurchEvent } from "#app/events/event.ts";
import type { EventChange } from "#dates";
import { between, carols } from "#tests/fixtures/carols.ts";
import { makeDiaryEvent } from "./group-diary.server.ts";

test("an event without an end is on its group’s page until its day is over", () => {
  const { until } = makeDiaryEvent({ ...carols, ...between("2026-12-01T20:00:00") });
  expect(until).toBe(Date.parse("2026-12-02T00:00:00Z"));
});

test("an event that is to be confirmed and not as usual is marked as both on its group’s page", () => {
  const change: EventChange = { unusual: { kind: "Not as usual", words: "7:30pm" } };
  expect(makeDiaryEvent({ ...carols, state: "to be confirmed", change }).marks).toEqual([
    "To be confirmed",
    "Not as usual: 7:30pm",
  ]);
});

test("a group’s page says of its event when it is, and nothing of its description and its place", () => {
  const carolsOnline: ChurchEvent = {
    ...carols,
    state: "off",
    place: { isOnline: true, name: "Zoom" },
    description: [{ kind: "paragraph", words: ["Passcode kirkdoor91"] }],
    pictureUrl: "https://cdn.churchsuite.com/a.jpg",
    detailsUrl: "https://example.churchsuite.com/events/carols26",
  };
  const { from: _, until: __, ...words } = makeDiaryEvent(carolsOnline);
  expect(words).toEqual({
    id: "carols26",
    to: "/events#carols26",
    name: "Carols by Candlelight",
    when: "Sunday 6 December, 7–8:15pm",
    marks: ["Cancelled"],
    badge: "cancelled",
  });
});
