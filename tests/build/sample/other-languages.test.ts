import { expect, test } from "vitest";
import { builtChurch } from "#tests/support/built-church.ts";
import { addressesIn, builtPage, findAll, findOne, wordsOf } from "#tests/support/built-html.ts";

const inOthers = builtChurch.ownPages.filter(({ lang }) => lang);

test("a page in another language says so, is a draft until it is read, and it and the page about a first visit lead to each other", () => {
  expect(inOthers).toHaveLength(2);
  const english = builtChurch.firstVisit?.page ?? expect.fail();
  const together = [english, ...inOthers.map(({ path }) => path)];
  for (const path of together) {
    const alternates = findAll("link[hreflang]", builtPage(path));
    const paths = alternates.map(({ properties }) => new URL(`${properties.href}`).pathname);
    expect(paths, path).toEqual(together);
    const others = together.filter((address) => address !== path);
    expect(addressesIn(findOne("main", builtPage(path)))).toEqual(expect.arrayContaining(others));
  }
  for (const { path, lang, title, ...page } of inOthers) {
    const whole = findOne("main > div[lang]", builtPage(path));
    expect(whole.properties).toMatchObject({ lang: lang?.lang, dir: lang?.dir });
    expect(findOne("title", builtPage(path)).properties.lang).toBe(lang?.lang);
    const isDraft = wordsOf(findOne("div[lang=en-GB]", whole)).includes(
      `own language is ${lang?.name}`,
    );
    expect(isDraft).toBe(!page["proof-read"]);
    const link = findOne(`footer a[href="${path}"]`, builtPage("/"));
    expect([wordsOf(link), link.properties.lang]).toEqual([title, lang?.lang]);
  }
});
