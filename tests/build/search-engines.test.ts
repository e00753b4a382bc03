import { expect, test } from "vitest";
import { builtChurch } from "#tests/support/built-church.ts";
import { builtPage, findAll, findOne } from "#tests/support/built-html.ts";
import { allPages, builtPages, readBuiltFile } from "#tests/support/built-pages.ts";

const { website } = builtChurch.facts;
const sitemap = readBuiltFile("sitemap.xml");
const entries = [...sitemap.matchAll(/<url><loc>([^<]*)<\/loc><\/url>/g)];

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

test("search engines are asked not to list the pages for errors, and may list every other page", () => {
  for (const page of ["404.html", "500.html"]) {
    expect(findOne("meta[name=robots]", builtPage(page)).properties.content, page).toBe("noindex");
  }
  for (const page of builtPages) {
    expect(findAll("meta[name=robots]", builtPage(page)), page).toEqual([]);
  }
});
