import { expect, test } from "vitest";
import { visibleSpan } from "./visible-span.tsx";
import { wallTime } from "./wall-time.ts";

test("what has a span begins and ends by the church's clock, in summer and in winter", () => {
  const now = new Date("2026-10-24T23:00:00Z");
  const [from, until] = [wallTime("2026-10-25", "00:00"), wallTime("2026-10-26", "00:00")];
  expect(visibleSpan({ from, until }, now)).toEqual({
    from: Date.parse("2026-10-24T23:00:00Z"),
    until: Date.parse("2026-10-26T00:00:00Z"),
    isInHtml: true,
  });
});

test.each([
  ["2026-12-01T09:59:59Z", false],
  ["2026-12-01T10:00:00Z", true],
  ["2026-12-01T10:59:59Z", true],
  ["2026-12-01T11:00:00Z", false],
])("the HTML of %s shows what is from ten to eleven: %s", (now, isInHtml) => {
  const [from, until] = [wallTime("2026-12-01", "10:00"), wallTime("2026-12-01", "11:00")];
  expect(visibleSpan({ from, until }, new Date(now)).isInHtml).toBe(isInHtml);
});
