import { expect, test } from "vitest";
import { builtChurch } from "#tests/support/built-church.ts";
import { builtPage, findAll, findOne } from "#tests/support/built-html.ts";
import { allPages, builtPages, readBuiltFile } from "#tests/support/built-pages.ts";

const { website } = builtChurch.facts;
const sitemap = readBuiltFile("sitemap.xml");
const entries = [
  ...sitemap.matchAll(/<url><loc>([^<]*)<\/loc>(?:<lastmod>([^<]*)<\/lastmod>)?<\/url>/g),
];

test("search engines may read everything, and find every page listed by its own address, and nothing else", () => {
  const own = allPages.map(
    (page) => findOne("link[rel=canonical]", builtPage(page)).properties.href,
  );
  expect(entries.map(([, address]) => address).sort()).toEqual(own.sort());
  expect(own.every((address) => String(address).startsWith(website))).toBe(true);
  expect(readBuiltFile("robots.txt")).toBe(
    `User-agent: *\nAllow: /\n\nSitemap: ${new URL("/sitemap.xml", website).href}\n`,
  );
});

test("the day of each page’s last change has been already", () => {
  const today = new Date().toISOString().slice(0, 10);
  for (const [, address, day = today] of entries) {
    expect(day, address).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(day <= today, `${address} changed on ${day}`).toBe(true);
  }
  const thisWeek = entries.find(([, address]) => address?.endsWith("/this-week"));
  expect(thisWeek?.[2], "the list of the week is of the day of the build").toBeTruthy();
});

test("a page of an error is listed nowhere, and no other page hides", () => {
  for (const page of ["404.html", "500.html"]) {
    expect(findOne("meta[name=robots]", builtPage(page)).properties.content, page).toBe("noindex");
  }
  for (const page of builtPages) {
    expect(findAll("meta[name=robots]", builtPage(page)), page).toEqual([]);
  }
});
