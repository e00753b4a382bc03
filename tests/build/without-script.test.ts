import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { findNewAddresses } from "#app/church/church-facts.server.ts";
import { builtChurch } from "#tests/support/built-church.ts";
import { addressesIn, builtPage, findAll, findOne, wordsOf } from "#tests/support/built-html.ts";
import { builtPages, everyPage, SITE } from "#tests/support/built-pages.ts";
import { visibleAt } from "#tests/support/visible-at.ts";
import { twelveHourClock, withOffset } from "#time";

const church = builtChurch.facts;
const [service] = church.services;

const A_FEW_SENTENCES = /(?:\S+\s+){25}/;

test.each(everyPage)("%s has its words in its HTML", (address) => {
  expect(wordsOf(findOne("main", builtPage(address)))).toMatch(A_FEW_SENTENCES);
});

test.each(everyPage)("%s has a way past the header and the services at its foot", (address) => {
  const page = builtPage(address);
  const foot = wordsOf(findOne("footer", page));
  expect(foot).toContain(twelveHourClock(service.from));
  expect(foot).toContain(`every ${service.every}`);
  const { href } = findOne("a", page).properties;
  expect(findAll(String(href), findOne("body", page))[0]?.tagName).toBe("main");
});

test("whatever has its days is shown as it was when the site was built, and never “Tomorrow” or “On now”", () => {
  const { built } = JSON.parse(readFileSync(path.join(SITE, "status.json"), "utf8"));
  const builtAt = Date.parse(withOffset(built));
  const timed = everyPage.flatMap((page) => findAll("[data-until]", builtPage(page)));
  expect(timed.length).toBeGreaterThan(everyPage.length);
  for (const { properties } of timed) {
    const { hidden = false, dataFrom, dataUntil } = properties;
    if (!hidden) expect(Number(dataFrom) <= builtAt && builtAt < Number(dataUntil)).toBe(true);
  }
  for (const page of everyPage) {
    const words = wordsOf(findOne("main", visibleAt(builtPage(page))));
    expect(words, page).not.toMatch(/Tomorrow,|Today,|On now|Live now/);
  }
});

test("whoever asks for the old address of a page is led to its new one", () => {
  for (const [former, present] of findNewAddresses(builtChurch.facts)) {
    expect(builtPages, present).toContain(present);
    const page = builtPage(former);
    const refresh = findOne('meta[http-equiv="refresh"]', page).properties.content;
    expect(refresh).toBe(`0; url=${present}`);
    const { href } = findOne('link[rel="canonical"]', page).properties;
    expect(href).toBe(new URL(present, church.website).href);
    expect(addressesIn(page)).toEqual([present]);
  }
});
