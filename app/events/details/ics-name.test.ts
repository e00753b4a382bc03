import { expect, test } from "vitest";
import type { WallTime } from "#app/time/wall-time.ts";
import { icsName } from "./ics-name.ts";

test.each([
  ["Carols by Candlelight", "carols-by-candlelight"],
  ["3 O’Clock Club", "3-oclock-club"],
  ["Café & Crêpes!", "cafe-crepes"],
  ["日曜礼拝", "event"],
])("the file of %s is called %s, and after its day", (name, words) => {
  const start = "2026-12-06T19:00:00" as WallTime;
  const event = { id: "x", name, start, status: "confirmed" } as const;
  expect(icsName(event)).toBe(`${words}-2026-12-06.ics`);
});
