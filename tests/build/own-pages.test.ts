import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { findNewAddresses } from "#app/church/church-facts.server.ts";
import { isAddressOfSite } from "#app/church/own-pages.server.ts";
import { builtChurch } from "#tests/support/built-church.ts";
import {
  addressesIn,
  builtPage,
  findAll,
  findOne,
  wordsOf,
  wordsOfAll,
} from "#tests/support/built-html.ts";
import { everyPage, SITE } from "#tests/support/built-pages.ts";
import { clockRange } from "#time";

const pages = builtChurch.ownPages;
const aboutUsPaths = pages.filter(({ menu }) => menu === "about-us").map(({ path }) => path);

/** In English first, then in other languages. */
const pathsAtFoot = [...pages.filter(({ lang }) => !lang), ...pages.filter(({ lang }) => lang)].map(
  ({ path }) => path,
);

test("a first visit comes before the service times on Home, and every page leads to it", () => {
  const home = findOne("main", builtPage("/"));
  const sections = findAll("main > section[id]", home).map(({ properties }) => properties.id);
  expect(sections.slice(0, 2)).toEqual(["first-visit", "service-times"]);
  const { answers, page } = builtChurch.firstVisit ?? expect.fail();
  const section = findOne("#first-visit", home);
  expect(findAll("h3", section)).toHaveLength(answers.length);
  expect(addressesIn(section)).toContain(page);
  for (const address of everyPage) {
    for (const part of ["dialog", "footer"]) {
      expect(addressesIn(findOne(part, builtPage(address)))).toContain("/#first-visit");
    }
  }
});

test("home and the page that says more of a first visit have no sentence in common", () => {
  // The note of a kept copy, which stands in <main> itself on every page, is left out.
  const sentencesOn = (page: string) =>
    wordsOfAll("main > * :is(p, dd)", builtPage(page)).flatMap((words) =>
      words.split(/(?<=[.?!]) /),
    );
  const page = sentencesOn(builtChurch.firstVisit?.page ?? expect.fail());
  expect(page.length).toBeGreaterThan(5);
  expect(page.filter((sentence) => sentencesOn("/").includes(sentence))).toEqual([]);
});

test("the page that says more of a first visit opens with day, hour, address and the way", () => {
  const { facts, firstVisit } = builtChurch;
  const page = builtPage(firstVisit?.page ?? expect.fail());
  const head = findOne("main div:has(> div > h1)", page);
  const [service] = facts.services;
  expect(wordsOf(head)).toMatch(
    new RegExp(`every ${service.every}.*${clockRange(service.from)}`, "i"),
  );
  expect(wordsOf(head)).toContain(facts.address.street);
  expect(addressesIn(head)).toEqual([facts.address.map]);
});

test("About Us tells of the church's own pages that belong to it, and every page leads to them in the menu of telephones, and to all own pages at its foot", () => {
  const aboutUs = findOne("main", builtPage("/about-us"));
  for (const { path, lead } of pages.filter(({ menu }) => menu === "about-us")) {
    expect(addressesIn(aboutUs)).toContain(path);
    expect(wordsOf(aboutUs)).toContain(lead.replaceAll("\u00a0", " "));
  }
  for (const address of everyPage) {
    const drawer = addressesIn(findOne("dialog", builtPage(address)));
    expect(drawer, address).toEqual(expect.arrayContaining(aboutUsPaths));
    const links = addressesIn(findOne("footer", builtPage(address)));
    const own = links.filter((link) => pages.some(({ path }) => path === link));
    expect(own, address).toEqual(pathsAtFoot);
  }
});

test("every heading below the first of a page of the church's own can be linked to", () => {
  for (const { path } of pages) {
    const headings = findAll("main :is(h2, h3)", builtPage(path));
    const ids = headings.map(({ properties }) => String(properties.id));
    expect(new Set(ids).size, path).toBe(headings.length);
    for (const id of ids) expect(id).toMatch(/^[\p{Ll}\p{Lo}0-9]+(?:-[\p{Ll}\p{Lo}0-9]+)*$/u);
  }
});

test("no page of the church's own can take the address of another page or folder of the site", () => {
  const built = readdirSync(SITE, { withFileTypes: true })
    .filter((file) => file.isDirectory() || file.name.endsWith(".html"))
    .map(({ name }) => `/${name.replace(".html", "")}`);
  const isChurchsOwn = (address: string) =>
    findNewAddresses(builtChurch.facts).has(address) || pages.some(({ path }) => path === address);
  const free = built.filter((address) => !isAddressOfSite(address) && !isChurchsOwn(address));
  // A name with a dot in it is none that a page can have.
  expect(free.filter((address) => !address.includes("."))).toEqual([]);
  expect(isAddressOfSite("/hall-hire")).toBe(false);
});
