import { expect, test } from "vitest";
import { builtPage, findAll, findOne, wordsOf } from "#tests/support/built-html.ts";
import { readBuiltFile } from "#tests/support/built-pages.ts";

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

test("the page of a service says whether it is streamed, and what there is for children", () => {
  const wordsAbout = (page: string) => wordsOf(findOne("main", builtPage(page)));
  const sunday = wordsAbout("/events/2026-11-29-main-service");
  expect(sunday).toMatch(/Streamed on YouTube ?With children\? ?Ages 0 to 3: Crèche, .*The Ark/);
  const watchnight = wordsAbout("/events/2026-12-24-watchnight-service");
  expect(watchnight).toMatch(/Streamed on YouTube ?With children\? ?They can stay beside you/);
  const carols = builtPage("/events/2026-12-20-carols-by-candlelight");
  expect(findAll("main a[href*=youtube]", carols)).toEqual([]);
});

test("the calendar of a group has its events on other days, too", () => {
  const calendar = readBuiltFile("activities/snatch.ics");
  expect(calendar).toContain("SUMMARY:SNATCH Pizza and Games Night");
});
