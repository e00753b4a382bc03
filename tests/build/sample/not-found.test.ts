import { expect, test } from "vitest";
import { all, builtPage, one, wordsOf } from "#tests/support/built-html.ts";

test("a wrong address says so without scripts, and leads home and to the events", () => {
  const page = builtPage("404.html");
  expect(wordsOf(one("h1", page))).toBe("Oops! Page not found");
  expect(all('main a[href="/"]', page)).not.toEqual([]);
  expect(all('main a[href="/events"]', page)).not.toEqual([]);
});
