import { expect, test } from "vitest";
import { church } from "#tests/fixtures/sample-facts.ts";
import { builtPage, findAll, wordsOf, wordsOfAll } from "#tests/support/built-html.ts";
import { everyPage } from "#tests/support/built-pages.ts";

const { street, town, county, postcode } = church.address;

/** What links to an address are called, on all pages together. */
function namesOfLinks(...addresses: string[]): string[] {
  const links = everyPage.flatMap((page) => findAll("a[href]", builtPage(page)));
  const leading = links.filter(({ properties }) => addresses.includes(String(properties.href)));
  return [...new Set(leading.map(wordsOf))].sort();
}

test("every link to the map says directions, or the church's address", () => {
  const address = `${street}, ${town}, ${county} ${postcode}`;
  expect(namesOfLinks(church.address.map)).toEqual([street, address, "Get directions"]);
});

test("the first visit and the page about coming to church have one name each", () => {
  expect(namesOfLinks("/#first-visit", "#first-visit")).toEqual(["Your first visit"]);
  expect(namesOfLinks("/coming-to-church")).toEqual(["Coming to church"]);
});

test("whatever goes into a calendar goes into yours", () => {
  const controls = everyPage.flatMap((page) => wordsOfAll("summary", builtPage(page)));
  const names = new Set(controls.filter((words) => words.includes("calendar")));
  expect([...names].sort()).toEqual(["Add everything to your calendar", "Add to your calendar"]);
});
