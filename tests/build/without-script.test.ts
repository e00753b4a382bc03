import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { findNewAddresses } from "#app/church/church-facts.server.ts";
import { builtChurch } from "#tests/support/built-church.ts";
import { addressesIn, builtPage, findAll, findOne, wordsOf } from "#tests/support/built-html.ts";
import { builtPages, everyPage, SITE } from "#tests/support/built-pages.ts";
import { visibleAt } from "#tests/support/visible-at.ts";
import { withOffset } from "#time";

const church = builtChurch.facts;

const A_FEW_SENTENCES = /(?:\S+\s+){25}/;

test("every page has its words in its HTML", () => {
  for (const page of everyPage) {
    expect(wordsOf(findOne("main", builtPage(page))), page).toMatch(A_FEW_SENTENCES);
  }
});

test("the first link of every page leads past its header, to its main part", () => {
  for (const page of everyPage) {
    const { href } = findOne("a", builtPage(page)).properties;
    const [target] = findAll(String(href), findOne("body", builtPage(page)));
    expect(target?.tagName, page).toBe("main");
  }
});

test("without scripts a page shows what was true when the site was built, and never says “Tomorrow” or “On now”", () => {
  const { built } = JSON.parse(readFileSync(path.join(SITE, "status.json"), "utf8"));
  const builtAt = Date.parse(withOffset(built));
  const timed = everyPage.flatMap((page) => findAll("[data-until]", builtPage(page)));
  expect(timed.length).toBeGreaterThan(everyPage.length);
  const shown = timed.filter(({ properties }) => !properties.hidden);
  for (const { properties } of shown) {
    expect(Number(properties.dataFrom)).toBeLessThanOrEqual(builtAt);
    expect(Number(properties.dataUntil)).toBeGreaterThan(builtAt);
  }
  const dates = everyPage.flatMap((page) => findAll("[data-near]", builtPage(page)));
  expect(dates.length).toBeGreaterThan(0);
  for (const { properties } of dates) expect(properties.dataNear).toBe("");
  for (const page of everyPage) {
    const words = wordsOf(findOne("main", visibleAt(builtPage(page))));
    expect(words, page).not.toMatch(/Tomorrow,|Today,|On now/);
  }
});

test("the old address of a page leads to its new one", () => {
  const moved = findNewAddresses(builtChurch.facts);
  expect(moved.size).toBeGreaterThan(0);
  for (const [former, present] of moved) {
    expect(builtPages, present).toContain(present);
    const page = builtPage(former);
    const refresh = findOne('meta[http-equiv="refresh"]', page).properties.content;
    expect(refresh).toBe(`0; url=${present}`);
    const { href } = findOne('link[rel="canonical"]', page).properties;
    expect(href).toBe(new URL(present, church.website).href);
    expect(addressesIn(page)).toEqual([present]);
  }
});
