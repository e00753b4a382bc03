import { expect, test } from "vitest";
import { hoverDelay } from "./gestures.ts";

test("the first one waits", () => {
  expect(hoverDelay(200, 300).openAfter(0)).toBe(200);
});

test("the next one opens at once within 300 ms of the last one's closing, and waits after that", () => {
  const delay = hoverDelay(200, 300);
  delay.recordClose(1000);
  expect(delay.openAfter(1299)).toBe(0);
  expect(delay.openAfter(1300)).toBe(200);
});
