import { expect, test } from "vitest";
import { builtChurch } from "#tests/support/built-church.ts";
import { builtPage, findAll, findOne } from "#tests/support/built-html.ts";
import { allPages, builtPages, readBuiltFile } from "#tests/support/built-pages.ts";

const { website } = builtChurch.facts;
const sitemap = readBuiltFile("sitemap.xml");
const entries = [
  ...sitemap.matchAll(/<url><loc>([^<]*)<\/loc>(?:<lastmod>([^<]*)<\/lastmod>)?<\/url>/g),
];

test("the sitemap lists every page by its own address, and nothing else", () => {
  const own = allPages.map(
    (page) => findOne("link[rel=canonical]", builtPage(page)).properties.href,
  );
  expect(entries.map(([, address]) => address).sort()).toEqual(own.sort());
  for (const address of own) expect(String(address).startsWith(website), `${address}`).toBe(true);
});

test("search engines may read everything, and find the sitemap", () => {
  expect(readBuiltFile("robots.txt")).toBe(
    `User-agent: *\nAllow: /\n\nSitemap: ${new URL("/sitemap.xml", website).href}\n`,
  );
});

test("the sitemap says of no page that it will change in the future", () => {
  const today = new Date().toISOString().slice(0, 10);
  for (const [, address, day = today] of entries) {
    expect(day, address).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(day <= today, `${address} changed on ${day}`).toBe(true);
  }
});

test("the sitemap says that This Week has changed on the day of the build", () => {
  const [, , day] = entries.find(([, address]) => address?.endsWith("/this-week")) ?? [];
  expect(day).toBe(builtChurch.today);
});

test("search engines are asked not to list the pages for errors, and may list every other page", () => {
  for (const page of ["404.html", "500.html"]) {
    expect(findOne("meta[name=robots]", builtPage(page)).properties.content, page).toBe("noindex");
  }
  for (const page of builtPages) {
    expect(findAll("meta[name=robots]", builtPage(page)), page).toEqual([]);
  }
});
