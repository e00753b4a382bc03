import { readdirSync } from "node:fs";
import path from "node:path";
import sharp, { type Sharp } from "sharp";
import { expect, test } from "vitest";
import { builtChurch } from "#tests/support/built-church.ts";
import { addressesIn, builtPage, findOne, wordsOfAll } from "#tests/support/built-html.ts";
import {
  builtPages,
  everyPage,
  readBuiltFile,
  SITE,
  visitorsFiles,
} from "#tests/support/built-pages.ts";
import { readSample } from "#tools/check/sample.ts";
import { phrasePattern } from "#tools/check/texts.ts";

const sample = readSample();
const assets = readdirSync(path.join(SITE, "assets"));
// Any letters may stand in what tells a file from its former versions.
const HASHES = /\brevision:(["'`])[^"'`]+\1|-[\w-]{6,10}(?=\.\w)/g;
const texts = visitorsFiles.filter((file) =>
  /\.(?:html|data|js|css|svg|ics|webmanifest|json)$/.test(file),
);

test("no file names the sample's church, its town, its people or its groups", () => {
  const { church, town, street, people } = sample;
  const groups = sample.groups.map(({ name }) => name);
  const names = phrasePattern(church, town, street, ...people, ...groups);
  expect("<b>Meet us in Kilmorran</b>").toMatch(names);
  for (const file of texts) {
    expect(readBuiltFile(file).replaceAll(HASHES, "").match(names) ?? [], file).toEqual([]);
  }
});

test("the windows are those of this church's groups, and no photo is the sample's", () => {
  const assetsOf = (name: string) =>
    assets.filter((asset) => asset.startsWith(`${name}-`) || asset.startsWith(`${name}.`));
  const photos = readdirSync("sample/photos").map((photo) => path.parse(photo).name);
  for (const name of [...sample.groups.map(({ slug }) => slug), ...photos]) {
    expect(assetsOf(name), name).toEqual([]);
  }
  for (const { slug } of builtChurch.groups) {
    expect(assetsOf(slug)).toContainEqual(expect.stringMatching(/\.svg$/));
  }
});

test("without an account no page leads to ChurchSuite or to a page of events, or speaks of either", () => {
  expect(builtPages).not.toContain("/events");
  for (const page of everyPage) {
    for (const address of addressesIn(builtPage(page))) {
      expect(address, page).not.toMatch(/churchsuite|^\/events|\/demo\//i);
    }
    const words = wordsOfAll("body > :not(script)", builtPage(page)).join(" ");
    expect(words, page).not.toMatch(/churchsuite|church diary/i);
  }
  for (const file of texts.filter((name) => /\.(?:html|data)$/.test(name))) {
    expect(readBuiltFile(file), file).not.toMatch(
      /churchsuite\.com|demo\/churchsuite|\/events(?![-\w])/,
    );
  }
});

test("the icons are made of this church's logo", async () => {
  const head = findOne("head", builtPage("/"));
  const icon = findOne('link[rel="icon"][type="image/svg+xml"]', head).properties.href;
  expect(readBuiltFile(String(icon))).toContain("M40 22v43M27 31h26");
  const touchIcon = findOne('link[rel="apple-touch-icon"]', head).properties.href;
  expect(await shareOf([0x5b, 0x28, 0x50], pictureAt(touchIcon))).toBeGreaterThan(0.2);
});

function pictureAt(address: unknown): Sharp {
  return sharp(path.join(SITE, String(address)));
}

/** How much of a picture has about this colour, from 0 to 1. */
async function shareOf(colour: readonly number[], picture: Sharp): Promise<number> {
  const { data, info } = await picture.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const pixels = info.width * info.height;
  const isNear = (pixel: number) =>
    colour.every((part, channel) => Math.abs((data[pixel * 3 + channel] ?? 0) - part) < 8);
  return Array.from({ length: pixels }, (_, pixel) => pixel).filter(isNear).length / pixels;
}
