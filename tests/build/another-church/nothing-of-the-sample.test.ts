import { readdirSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { builtChurch } from "#tests/support/built-church.ts";
import { addressesIn, builtPage, wordsOfAll } from "#tests/support/built-html.ts";
import {
  builtPages,
  everyPage,
  readBuiltFile,
  SITE,
  visitorsFiles,
} from "#tests/support/built-pages.ts";
import { readSample } from "#tools/check/sample.ts";
import { makePhrasePattern } from "#tools/check/texts.ts";

const sample = readSample();
const assets = readdirSync(path.join(SITE, "assets"));
/** What tells a file from its former versions. Any letters may stand there by chance, those of a name, too. */
const HASHES = /\brevision:(["'`])[^"'`]+\1|-[\w-]{6,10}(?=\.\w)/g;
const texts = visitorsFiles.filter((file) =>
  /\.(?:html|js|css|svg|ics|webmanifest|json)$/.test(file),
);

test("no file of another church's site names the sample's church, its town, its people or its groups", () => {
  const { church, town, street, people } = sample;
  const groups = sample.groups.map(({ name }) => name);
  const names = makePhrasePattern(church, town, street, ...people, ...groups);
  expect("<b>Meet us in Kilmorran</b>").toMatch(names);
  for (const file of texts) {
    expect(readBuiltFile(file).replaceAll(HASHES, "").match(names) ?? [], file).toEqual([]);
  }
});

test("another church's site has the windows of its own groups, and no photo or window of the sample", () => {
  const findAssets = (name: string) =>
    assets.filter((asset) => asset.startsWith(`${name}-`) || asset.startsWith(`${name}.`));
  const photos = readdirSync("sample/photos").map((photo) => path.parse(photo).name);
  for (const name of [...sample.groups.map(({ slug }) => slug), ...photos]) {
    expect(findAssets(name), name).toEqual([]);
  }
  for (const { slug } of builtChurch.groups) {
    expect(findAssets(slug)).toContainEqual(expect.stringMatching(/\.svg$/));
  }
});

test("the site of a church without an account does not lead to ChurchSuite or to a page of events, nor speak of them", () => {
  expect(builtPages).not.toContain("/events");
  for (const page of everyPage) {
    for (const address of addressesIn(builtPage(page))) {
      expect(address, page).not.toMatch(/churchsuite|^\/events|\/demo\//i);
    }
    const words = wordsOfAll("body > :not(script)", builtPage(page)).join(" ");
    expect(words, page).not.toMatch(/churchsuite|church diary/i);
  }
  for (const file of texts.filter((name) => name.endsWith(".html"))) {
    expect(readBuiltFile(file), file).not.toMatch(
      /churchsuite\.com|demo\/churchsuite|\/events(?![-\w])/,
    );
  }
});
