import { expect, test } from "vitest";
import { builtChurch } from "#tests/support/built-church.ts";
import { builtPage, findOne, wordsOf } from "#tests/support/built-html.ts";

const welcomes = builtChurch.ownPages.filter(({ lang }) => lang);

test("a welcome in another language says which it is, so that screen readers read it aloud in that language", () => {
  for (const { path, lang, title } of welcomes) {
    const whole = findOne("main > div[lang]", builtPage(path));
    expect(whole.properties).toMatchObject({ lang: lang?.lang, dir: lang?.dir });
    expect(findOne("title", builtPage(path)).properties.lang).toBe(lang?.lang);
    const link = findOne(`footer a[href="${path}"]`, builtPage("/"));
    expect([wordsOf(link), link.properties.lang]).toEqual([title, lang?.lang]);
  }
});
