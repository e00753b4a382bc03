import { readdirSync } from "node:fs";
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

/** In English first, then in other languages. */
const pathsAtFoot = [...pages.filter(({ lang }) => !lang), ...pages.filter(({ lang }) => lang)].map(
  ({ path }) => path,
);

const visit = builtChurch.firstVisit ?? expect.fail();
const pagesOfVisit = ["/", visit.page ?? expect.fail()];
const wayOn = (page: string) => findOne("#first-visit", builtPage(page));

test("a first visit comes before the service times on Home, and every page leads to it", () => {
  const home = findOne("main", builtPage("/"));
  const sections = findAll("main > section[id]", home).map(({ properties }) => properties.id);
  expect(sections.slice(0, 2)).toEqual(["first-visit", "service-times"]);
  expect(addressesIn(wayOn("/"))).toContain(visit.page);
  for (const address of everyPage) {
    for (const part of ["dialog", "footer"]) {
      expect(addressesIn(findOne(part, builtPage(address)))).toContain("/#first-visit");
    }
  }
});

test.each(pagesOfVisit)(
  "on %s the windows from the gate to a seat stand in their order, each with its words, who is there and what helps",
  (page) => {
    const places = findAll("li", wayOn(page));
    expect(wordsOfAll("h3", wayOn(page))).toEqual(visit.way.map(({ title }) => title));
    const people = namePeople(builtChurch.people);
    for (const [index, { words, access, person = "" }] of visit.way.entries()) {
      const place = places[index] ?? expect.fail();
      for (const said of [words, access, people.get(person)?.name]) {
        if (said) expect(wordsOf(place)).toContain(said.replaceAll("\u00a0", " "));
      }
      const [window] = findAll("img", place);
      expect(window?.properties.loading).toBe("lazy");
    }
  },
);

test("the page about a first visit begins with the windows, and repeats none of their sentences", () => {
  const [, page] = pagesOfVisit;
  const main = findOne("main", builtPage(page ?? ""));
  const [first] = findAll("h2", main);
  expect(wordsOf(first ?? expect.fail())).toBe(visit.heading);
  const sentences = visit.way.flatMap(({ words }) => words.split(/(?<=[.?!]) /));
  const text = wordsOfAll("section:not(#first-visit) p", main).join(" ");
  expect(text.length).toBeGreaterThan(100);
  expect(sentences.filter((sentence) => text.includes(sentence))).toEqual([]);
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

test("About Us names the church's own pages that belong to it, and every page leads to them in the menu of telephones, and to all own pages at its foot", () => {
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

test("every heading in the text of a page of the church's own can be linked to", () => {
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
