import { expect, test } from "vitest";
import { timed } from "./timed.ts";
import { wallTime } from "./wall-time.ts";

test("what is timed begins and ends by the church's clock, in summer and in winter", () => {
  const now = new Date("2026-10-24T23:00:00Z");
  expect(timed(wallTime("2026-10-25", "00:00"), wallTime("2026-10-26", "00:00"), now)).toEqual({
    from: Date.parse("2026-10-24T23:00:00Z"),
    until: Date.parse("2026-10-26T00:00:00Z"),
    isInHtml: true,
  });
});

test("the HTML has it shown from its first moment until its last is over", () => {
  const isInHtml = (now: string) =>
    timed(wallTime("2026-12-01", "10:00"), wallTime("2026-12-01", "11:00"), new Date(now)).isInHtml;
  expect(isInHtml("2026-12-01T09:59:59Z")).toBe(false);
  expect(isInHtml("2026-12-01T10:00:00Z")).toBe(true);
  expect(isInHtml("2026-12-01T10:59:59Z")).toBe(true);
  expect(isInHtml("2026-12-01T11:00:00Z")).toBe(false);
});
