import { expect, test } from "vitest";
import { visibleSpan } from "./visible-span.ts";
import { midnight } from "./wall-time.ts";

test.each([
  ["2026-10-24T22:59:59Z", false],
  ["2026-10-24T23:00:00Z", true],
  ["2026-10-25T23:59:59Z", true],
  ["2026-10-26T00:00:00Z", false],
])("the HTML of %s shows what is of the day when summer ends in church: %s", (now, isInHtml) => {
  const day = { from: midnight("2026-10-25"), until: midnight("2026-10-26") };
  expect(visibleSpan(day, new Date(now))).toEqual({
    from: Date.parse("2026-10-24T23:00:00Z"),
    until: Date.parse("2026-10-26T00:00:00Z"),
    isInHtml,
  });
});
