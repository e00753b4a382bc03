// The congregation in tests/bare-church has nothing that a church may leave out: no groups, no people, no school terms, no account
// at ChurchSuite and no pages of its own. What it does not have must leave no gap: whole-pages.test.ts looks at its
// pages as well, and each build sees to it that links lead somewhere (tools/check/built-html.ts).
import { readdirSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import {
  addressesIn,
  builtPage,
  findAll,
  findOne,
  wordsOf,
  wordsOfAll,
} from "#tests/support/built-html.ts";
import {
  builtPages,
  everyPage,
  readBuiltFile,
  SITE,
  visitorsFiles,
} from "#tests/support/built-pages.ts";
import { sampleChurch } from "#tests/support/sample-church.ts";

test("a church has the pages that it must have words for, and no others", () => {
  expect(builtPages).toEqual([
    "/",
    "/about-us",
    "/get-involved",
    "/giving",
    "/privacy-policy",
    "/this-week",
  ]);
});

test("menus, drawer and foot have no row for what the church does not have", () => {
  for (const address of everyPage) {
    const page = builtPage(address);
    expect(wordsOfAll("header nav > ul > li > :is(a, button)", page), address).toEqual([
      "Home",
      "Giving",
      "Who we are",
      "Join in",
    ]);
    const drawer = findOne("dialog", page);
    expect(wordsOfAll("nav > a, nav > details > summary", drawer), address).toEqual([
      "Home",
      "This Week",
      "Giving",
      "Who we are",
    ]);
    expect(wordsOfAll("footer nav a", page), address).toEqual(["This Week"]);
  }
});

test("home has no heading for events, groups, pillars or a first visit", () => {
  const headings = wordsOfAll("main section[id] h2", builtPage("/"));
  expect(headings).toEqual(["When we meet", "A church with salt on its windows"]);
});

test("About Us has no heading for people that it does not name", () => {
  const headings = wordsOfAll("main :is(h1, h2, h3)", builtPage("/about-us"));
  expect(headings).toEqual(["Who looks after us"]);
});

test("where there is no form to sign up, Get Involved says how to ring and to write", () => {
  const main = findOne("main", builtPage("/get-involved"));
  expect(findAll("iframe", main)).toEqual([]);
  const ways = ["tel:+442896496340", "mailto:hello@portfarron.example"];
  expect(addressesIn(main)).toEqual(expect.arrayContaining(ways));
});

test("no page speaks of ChurchSuite or of a diary, or leads there", () => {
  for (const page of everyPage) {
    const body = findOne("body", builtPage(page));
    expect(wordsOf(body), page).not.toMatch(/churchsuite|diary/i);
    expect(addressesIn(body).join(" "), page).not.toMatch(/churchsuite|\/demo\//i);
  }
});

test("the site of another church has nothing of the sample: no name, no photo and no window", () => {
  const { facts, groups, people } = sampleChurch;
  const { convener, session, staff } = people;
  const named = [...groups, ...session, ...staff, ...(convener ? [convener] : [])];
  const names = [facts.name, facts.address.street, ...named.map(({ name }) => name)];
  expect(names.length).toBeGreaterThan(20);
  for (const page of everyPage) {
    const words = wordsOf(findOne("html", builtPage(page)));
    expect(
      names.filter((name) => words.includes(name)),
      page,
    ).toEqual([]);
  }
  const texts = visitorsFiles.filter((file) => /\.(?:html|js|css|svg|ics|json)$/.test(file));
  for (const file of texts) expect(readBuiltFile(file), file).not.toContain(facts.address.town);

  const photos = readdirSync("sample/photos").map((photo) => path.parse(photo).name);
  const ofSample = [...groups.map(({ slug }) => slug), ...photos];
  const assets = readdirSync(path.join(SITE, "assets"));
  const taken = assets.filter((asset) => {
    return ofSample.some((name) => asset.startsWith(`${name}-`) || asset.startsWith(`${name}.`));
  });
  expect(taken).toEqual([]);
});
