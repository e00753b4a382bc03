import { expect, test } from "vitest";
import { hoverDelay } from "./hover-delay.ts";

test("the first one waits", () => {
  expect(hoverDelay(200, 300).before(0)).toBe(200);
});

test("the next one opens at once within 300 ms of the last one's closing, and waits after that", () => {
  const delay = hoverDelay(200, 300);
  delay.hasClosed(1000);
  expect(delay.before(1299)).toBe(0);
  expect(delay.before(1300)).toBe(200);
});
