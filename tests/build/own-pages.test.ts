import { readdirSync } from "node:fs";
import type { Element } from "hast";
import { expect, test } from "vitest";
import { findNewAddresses } from "#app/church/church-facts.server.ts";
import { isAddressOfSite } from "#app/church/own-pages.server.ts";
import { namePeople } from "#app/church/people.server.ts";
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

const inEnglish = pages.filter(({ lang }) => !lang);
const inOtherLanguages = pages.filter(({ lang }) => lang);
const pathsAtFoot = [...inEnglish, ...inOtherLanguages].map(({ path }) => path);

const visit = builtChurch.firstVisit ?? expect.fail();
const visitPage = visit.more?.to ?? expect.fail();

/** The windows from the gate to a seat on a page. */
function firstVisitOn(page: string): Element {
  return findOne("#first-visit", builtPage(page));
}

test("Your first visit stands before the service times on the home page, and every page leads to it", () => {
  const home = findOne("main", builtPage("/"));
  const sections = findAll("main > section[id]", home).map(({ properties }) => properties.id);
  expect(sections.slice(0, 2)).toEqual(["first-visit", "service-times"]);
  expect(addressesIn(firstVisitOn("/"))).toContain(visitPage);
  for (const address of everyPage) {
    for (const part of ["dialog", "footer"]) {
      const links = addressesIn(findOne(part, builtPage(address)));
      expect(links, `${part} of ${address}`).toContain("/#first-visit");
    }
  }
});

test.each(["/", visitPage])(
  "on %s each window from the gate to a seat has its words, who is there and what helps, in the church's order",
  (page) => {
    const places = findAll("li", firstVisitOn(page));
    expect(wordsOfAll("h3", firstVisitOn(page))).toEqual(visit.way.map(({ title }) => title));
    const people = namePeople(builtChurch.people);
    for (const [index, { words, access, person = "" }] of visit.way.entries()) {
      const place = places[index] ?? expect.fail();
      for (const fact of [words, access, people.get(person)?.name]) {
        if (fact) expect(wordsOf(place)).toContain(fact.replaceAll("\u00a0", " "));
      }
      const [window] = findAll("img", place);
      expect(window?.properties.loading).toBe("lazy");
    }
  },
);

test("the page about a first visit begins with the windows, and repeats none of their sentences", () => {
  const main = findOne("main", builtPage(visitPage));
  expect(wordsOf(findOne("h2", main))).toBe(visit.heading);
  const sentences = visit.way.flatMap(({ words }) => words.split(/(?<=[.?!]) /));
  const text = wordsOfAll("section:not(#first-visit) p", main).join(" ");
  expect(text.length).toBeGreaterThan(100);
  expect(sentences.filter((sentence) => text.includes(sentence))).toEqual([]);
});

test("the page about a first visit opens with the day and the hour of the service, the address and the map", () => {
  const { facts } = builtChurch;
  const head = findOne("main div:has(> div > h1)", builtPage(visitPage));
  const [service] = facts.services;
  expect(wordsOf(head)).toMatch(
    new RegExp(`every ${service.every}.*${clockRange(service.from)}`, "i"),
  );
  expect(wordsOf(head)).toContain(facts.address.street);
  expect(addressesIn(head)[0]).toBe(facts.address.map);
});

test("About Us leads to the church's own pages that belong to it, with their first words", () => {
  const aboutUs = findOne("main", builtPage("/about-us"));
  for (const { path, lead } of pages.filter(({ menu }) => menu === "about-us")) {
    expect(addressesIn(aboutUs)).toContain(path);
    expect(wordsOf(aboutUs)).toContain(lead.replaceAll("\u00a0", " "));
  }
});

test("every page leads to the pages of About Us in the menu of telephones, right below About Us", () => {
  for (const address of everyPage) {
    const drawer = addressesIn(findOne("dialog", builtPage(address)));
    const below = drawer.indexOf("/about-us") + 1;
    expect(drawer.slice(below, below + aboutUsPaths.length), address).toEqual(aboutUsPaths);
  }
});

test("every page leads to all of the church's own pages at its foot, those in English first", () => {
  for (const address of everyPage) {
    const links = addressesIn(findOne("footer", builtPage(address)));
    const own = links.filter((link) => pages.some(({ path }) => path === link));
    expect(own, address).toEqual(pathsAtFoot);
  }
});

test("every heading in the text of one of the church's own pages can be linked to", () => {
  for (const { path } of pages) {
    const places = findAll("#first-visit h3", builtPage(path));
    const headings = findAll("main :is(h2, h3)", builtPage(path)).filter(
      (heading) => !places.includes(heading),
    );
    const ids = headings.map(({ properties }) => String(properties.id));
    expect(new Set(ids).size, path).toBe(headings.length);
    for (const id of ids) expect(id).toMatch(/^[\p{Ll}\p{Lo}0-9]+(?:-[\p{Ll}\p{Lo}0-9]+)*$/u);
  }
});

test("none of the church's own pages can take the address of another page or folder of the site", () => {
  const built = readdirSync(SITE, { withFileTypes: true })
    .filter((file) => file.isDirectory() || file.name.endsWith(".html"))
    .map(({ name }) => `/${name.replace(".html", "")}`);
  const ownAddresses = [
    ...pages.map(({ path }) => path),
    ...findNewAddresses(builtChurch.facts).keys(),
  ];
  const addressesOfSite = built.filter((address) => {
    // The name of a page has no dot in it.
    return !ownAddresses.includes(address) && !address.includes(".");
  });
  expect(addressesOfSite.length).toBeGreaterThan(5);
  for (const address of addressesOfSite) expect(isAddressOfSite(address), address).toBe(true);
  expect(isAddressOfSite("/hall-hire")).toBe(false);
});

test("a page with many headings begins with links to each of them, and a short one does not", () => {
  for (const { path } of inEnglish) {
    const page = builtPage(path);
    const headings = findAll("main h2[id]", page).map(({ properties }) => `#${properties.id}`);
    const links = findAll("nav[aria-label='On this page']", page).flatMap(addressesIn);
    const inText = headings.filter((address) => address !== "#first-visit-heading");
    expect(links, path).toEqual(inText.length < 6 ? [] : inText);
  }
});
