import { expect, test } from "vitest";
import { builtPage, findOne, wordsOf } from "#tests/support/built-html.ts";

test("whoever hears or sees only the name of an event that is off learns that it is off", () => {
  const page = builtPage("/events/2026-12-05-prayer-breakfast");
  const preview = findOne("meta[property='og:title']", page);
  const link = findOne("a[href='/events/2026-12-05-prayer-breakfast']", builtPage("/events"));
  const nameAndDay = "Cancelled: Prayer Breakfast, Saturday 5 December";
  expect(link.properties.ariaLabel).toBe("Off: Prayer Breakfast, Saturday 5 December");
  expect(wordsOf(findOne("title", page))).toContain(nameAndDay);
  expect(preview.properties.content).toContain(nameAndDay);
  expect(wordsOf(findOne("h1", page))).toBe("Off: Prayer Breakfast");
});
