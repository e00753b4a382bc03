import { expect, test } from "vitest";
import { builtChurch } from "#tests/support/built-church.ts";
import { addressesIn, builtPage, findAll, findOne, wordsOf } from "#tests/support/built-html.ts";

const welcomes = builtChurch.ownPages.filter(({ lang }) => lang);

test("the page about a first visit and the welcomes in other languages lead to each other", () => {
  expect(welcomes).toHaveLength(2);
  const english = builtChurch.firstVisit?.more?.to ?? expect.fail();
  const together = [english, ...welcomes.map(({ path }) => path)];
  for (const path of together) {
    const alternates = findAll("link[hreflang]", builtPage(path));
    const paths = alternates.map(({ properties }) => new URL(`${properties.href}`).pathname);
    expect(paths, path).toEqual(together);
    const others = together.filter((address) => address !== path);
    expect(addressesIn(findOne("main", builtPage(path)))).toEqual(expect.arrayContaining(others));
  }
});

test("a welcome in another language says which it is, so that screen readers read it aloud in that language", () => {
  for (const { path, lang, title } of welcomes) {
    const whole = findOne("main > div[lang]", builtPage(path));
    expect(whole.properties).toMatchObject({ lang: lang?.lang, dir: lang?.dir });
    expect(findOne("title", builtPage(path)).properties.lang).toBe(lang?.lang);
    const link = findOne(`footer a[href="${path}"]`, builtPage("/"));
    expect([wordsOf(link), link.properties.lang]).toEqual([title, lang?.lang]);
  }
});

test.each([
  ["/witamy", "Nabożeństwo w każdą niedzielę o 11:30. Adres: "],
  ["/laskavo-prosymo", "Богослужіння щонеділі о 11:30. Адреса: "],
])("%s begins with the day, the hour in figures, and the address", (path, words) => {
  const { street, town } = builtChurch.facts.address;
  const lead = wordsOf(findOne("main .lead", builtPage(path)));
  expect(lead.replaceAll("\u00a0", " ")).toBe(`${words}${street}, ${town}.`);
});
