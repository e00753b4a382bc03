import { expect, test } from "vitest";
import { wallTime } from "#app/time/wall-time.ts";
import { byMonth, type ChurchEvent } from "./event.ts";

const event = (name: string, day: string): ChurchEvent => ({
  id: name,
  name,
  start: wallTime(day, "19:30"),
  status: "confirmed",
});

test("events stand by their start under the months they are in", () => {
  const months = byMonth([
    event("Quiz", "2027-01-08"),
    event("Carols", "2026-12-06"),
    event("Toy Service", "2026-12-13"),
  ]);
  expect(
    months.map(({ name, year, events }) => [name, year, events.map(({ name }) => name)]),
  ).toEqual([
    ["December", "2026", ["Carols", "Toy Service"]],
    ["January", "2027", ["Quiz"]],
  ]);
});
