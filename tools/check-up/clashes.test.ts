import { expect, test } from "vitest";
import type { ChurchEvent } from "#app/events/event.ts";
import { wallTime } from "#app/time/wall-time.ts";
import { seriesWith } from "#tests/fixtures/series.ts";
import { twoBuildings } from "#tests/fixtures/two-buildings.ts";
import { roomClashes } from "./clashes.ts";

const DAY = "2026-12-01";

const inRoom = (name: string, door: string) =>
  seriesWith({ id: name, name, door, from: "20:00", to: "21:00", meetings: [{ day: DAY }] });

test.each([
  ["Library", "Library", true],
  ["Main Hall, The meeting house", "Main Hall, The Schoolhouse", false],
  ["Main Hall, The Schoolhouse", "Main Hall, The Schoolhouse", true],
])("that “%s” and “%s” are one room is %s", (one, other, isOne) => {
  const found = roomClashes([inRoom("Choir", one), inRoom("Ringers", other)], [], twoBuildings);
  expect(found).toHaveLength(isOne ? 1 : 0);
});

test.each([
  [{ name: "The Loft" }, "Loft, The Schoolhouse", true],
  [{ name: "Main Hall", address: "Schoolhouse, BT00 0BD" }, "Main Hall, The meeting house", true],
  [{ name: "Library", address: "The Square, Ballymena" }, "Library", true],
  [{ name: "Main Hall" }, "Main Hall, The Schoolhouse", false],
  [{ name: "Main Hall", address: "Mill Road, BT00 0MR" }, "Main Hall, The Schoolhouse", false],
])("that an event at %j is in “%s” is %s", (place, room, isThere) => {
  const sale: ChurchEvent = {
    id: "sale",
    name: "Sale of Work",
    start: wallTime(DAY, "20:00"),
    status: "confirmed",
    place,
  };
  expect(roomClashes([inRoom("Choir", room)], [sale], twoBuildings)).toHaveLength(isThere ? 1 : 0);
});
