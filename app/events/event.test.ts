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
  expect(months.map(({ key, events }) => [key, events.map(({ name }) => name)])).toEqual([
    ["2026-12", ["Carols", "Toy Service"]],
    ["2027-01", ["Quiz"]],
  ]);
});
