import { expect, test } from "vitest";
import { builtChurch } from "#tests/support/built-church.ts";
import { addressesIn, builtPage, findOne, wordsOf } from "#tests/support/built-html.ts";
import { everyPage } from "#tests/support/built-pages.ts";

const pages = builtChurch.ownPages;

const inEnglish = pages.filter(({ lang }) => !lang);
const inOtherLanguages = pages.filter(({ lang }) => lang);
const pathsAtFoot = [...inEnglish, ...inOtherLanguages].map(({ path }) => path);

test("About Us leads to the church's own pages that belong to it, with their first words", () => {
  const aboutUs = findOne("main", builtPage("/about-us"));
  for (const { path, lead } of pages.filter(({ menu }) => menu === "about-us")) {
    expect(addressesIn(aboutUs)).toContain(path);
    expect(wordsOf(aboutUs)).toContain(lead.replaceAll("\u00a0", " "));
  }
});

test("every page leads to all of the church's own pages at its foot, those in English first", () => {
  for (const address of everyPage) {
    const links = addressesIn(findOne("footer", builtPage(address)));
    const own = links.filter((link) => pages.some(({ path }) => path === link));
    expect(own, address).toEqual(pathsAtFoot);
  }
});
