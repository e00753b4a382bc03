import { expect, test } from "vitest";
import { builtPage, findOne, wordsOf } from "#tests/support/built-html.ts";

test("whoever hears or sees only the name of an event learns that it is off, or not certain", () => {
  const walk = builtPage("/events/2027-01-09-congregational-walk");
  expect(wordsOf(findOne("h1", walk))).toBe("To be confirmed: Congregational Walk");
  const page = builtPage("/events/2026-12-05-prayer-breakfast");
  const preview = findOne("meta[property='og:title']", page);
  const link = findOne("a[href='/events/2026-12-05-prayer-breakfast']", builtPage("/events"));
  const nameAndDay = "Off: Prayer Breakfast, Saturday 5 December";
  expect(link.properties.ariaLabel).toBe(nameAndDay);
  expect(wordsOf(findOne("title", page))).toContain(nameAndDay);
  expect(preview.properties.content).toContain(nameAndDay);
  expect(wordsOf(findOne("h1", page))).toBe("Off: Prayer Breakfast");
});
