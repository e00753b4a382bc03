import { expect, test } from "vitest";
import {
  addressesIn,
  builtPage,
  findAll,
  findOne,
  wordsOf,
  wordsOfAll,
} from "#tests/support/built-html.ts";
import { activities, church, phoneLink, youngPeople } from "#tests/support/sample-church.ts";

const home = builtPage("/");

/** The entries of the menu with the pages they lead to, in the order that the church has asked for. */
const entries = [
  ["Home", "/"],
  ["Events", "/events"],
  ["Giving", "/giving"],
  ["About Us", "/about-us"],
  ["Get Involved", "/get-involved"],
] as const;

test("the menu has the links that the church has asked for, in their order", () => {
  const menu = findAll("header nav > ul > li > a", home);
  expect(menu.map((link) => [wordsOf(link), link.properties.href])).toEqual(entries);
  const names = wordsOfAll("header nav > ul > li > :is(a, button)", home);
  expect(names.slice(0, 3)).toEqual(["Home", "Activities", "Events"]);
  expect(addressesIn(findOne("header", home))[0]).toBe("/");
});

test("each page is marked in the menu, and one that is not in it marks none", () => {
  const listMarked = (path: string) =>
    wordsOfAll("header nav > ul > li > [aria-current]", builtPage(path));
  for (const [name, path] of entries) expect(listMarked(path)).toEqual([name]);
  expect(listMarked("/privacy-policy")).toEqual([]);
});

test.each([
  ["Activities", activities],
  ["Young People", youngPeople],
])(
  "the panel lists the groups of %s in their order, each leading to its page",
  (heading, groups) => {
    const panel = findOne("#activities-panel", home);
    const { id } = findOne("p", panel, heading).properties;
    const links = findAll(`[aria-labelledby="${id}"] a[href^="/activities/"]`, panel);
    expect(links.map((link) => wordsOf(findOne("b", link)))).toEqual(
      groups.map(({ name }) => name),
    );
    expect(links.map(({ properties }) => properties.href)).toEqual(groups.map(({ path }) => path));
  },
);

test("the panel ends with the way to Find your place and to This Week", () => {
  const panel = findOne("#activities-panel", home);
  expect(addressesIn(panel).slice(-2)).toEqual(["/#find-your-place", "/this-week"]);
});

test("the drawer has the links of the menu, the pages that belong to them, the service and the office", () => {
  const drawer = findOne("dialog", home);
  expect(wordsOfAll("nav > a, nav > details > summary", drawer)).toEqual([
    "Home",
    "Your first visit",
    "This Week",
    "Activities",
    "Young People",
    "Events",
    "Giving",
    "About Us",
    "Joining us",
    "Baptisms, weddings, funerals",
    "When you need somebody",
  ]);
  expect(wordsOf(drawer)).toMatch(/11:30\sAM Main Service, every Sunday/);
  expect(findOne("a", drawer, "Get directions").properties.href).toBe(church.address.map);
  expect(findOne("a", drawer, church.phone).properties.href).toBe(phoneLink(church.phone));
  expect(findOne("a", drawer, "Get Involved").properties.href).toBe("/get-involved");
});
