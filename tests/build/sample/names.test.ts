import { expect, test } from "vitest";
import { builtPage, findAll, wordsOf, wordsOfAll } from "#tests/support/built-html.ts";
import { everyPage } from "#tests/support/built-pages.ts";
import { church, withPlainSpaces } from "#tests/support/sample-church.ts";

const { street, town, county, postcode } = church.address;

/** Lists what links to these addresses are called, on all pages together. */
function listNamesOfLinks(...addresses: string[]): string[] {
  const allLinks = everyPage.flatMap((page) => findAll("a[href]", builtPage(page)));
  const links = allLinks.filter(({ properties }) => addresses.includes(String(properties.href)));
  return [...new Set(links.map(wordsOf))].sort();
}

test("every link to the map says directions, or the church's address", () => {
  const address = withPlainSpaces(`${street}, ${town}, ${county} ${postcode}`);
  expect(listNamesOfLinks(church.address.map)).toEqual([street, address, "Get directions"]);
});

test("the first visit and the page about coming to church have one name each", () => {
  expect(listNamesOfLinks("/#first-visit", "#first-visit")).toEqual(["Your first visit"]);
  expect(listNamesOfLinks("/coming-to-church")).toEqual(["Coming to church"]);
});

test("every button for a calendar says “your calendar”", () => {
  const controls = everyPage.flatMap((page) => wordsOfAll("summary", builtPage(page)));
  const names = new Set(controls.filter((words) => words.includes("calendar")));
  expect([...names].sort()).toEqual(["Add everything to your calendar", "Add to your calendar"]);
});
