import path from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { builtPage, findAll } from "#tests/support/built-html.ts";
import {
  everyPage,
  groupPages,
  measureTransfer,
  readBuiltFile,
  SITE,
  visitorsFiles,
} from "#tests/support/built-pages.ts";

const photos = visitorsFiles.filter((file) => /\.(?:jpe?g|png|webp|avif|gif)$/i.test(file));
const drawings = visitorsFiles.filter((file) => file.endsWith(".svg"));

test("no published photo says where and when it was taken, with what or by whom", async () => {
  expect(photos.length).toBeGreaterThan(0);
  for (const photo of photos) {
    const picture = sharp(path.join(SITE, photo));
    const { exif, xmp, iptc, orientation, comments } = await picture.metadata();
    const written = { exif, xmp, iptc, orientation, comments };
    expect(Object.values(written).filter(Boolean), photo).toEqual([]);
  }
});

test("no picture or drawing is published that no page shows", () => {
  const texts = visitorsFiles
    .filter((file) => /\.(?:html|js|css|webmanifest)$/.test(file))
    .map((file) => readBuiltFile(file))
    .join("\n");
  const pictures = [...photos, ...drawings];
  expect(pictures.filter((file) => !texts.includes(path.basename(file)))).toEqual([]);
});

test("the page of every group has its own window and, for the eyes alone, the light of that window", () => {
  for (const page of groupPages) {
    const group = path.basename(page);
    const [window, light] = findAll("main img", builtPage(page));
    expect(window?.properties.src).toMatch(new RegExp(`/${group}-[^/]+svg$`));
    expect(light?.properties.src).toMatch(new RegExp(`/${group}\\.light-[^/]+svg$`));
    expect(light?.properties).toMatchObject({ alt: "", loading: "lazy", fetchPriority: "low" });
  }
});

test("all the drawings of a page together weigh at most 80 kB", () => {
  for (const page of everyPage) {
    const weight = weighDrawings(page);
    expect(weight, page).toBeGreaterThan(0);
    expect(weight, page).toBeLessThanOrEqual(80_000);
  }
});

/** Adds up the drawings of a page. A visitor gets one of those for several screens: the heaviest counts. */
function weighDrawings(page: string): number {
  const weights = new Map<string, number>();
  for (const picture of findAll("picture, :not(picture) > img", builtPage(page))) {
    const sources = picture.tagName === "img" ? [picture] : findAll("source, img", picture);
    const addresses = sources.flatMap(({ properties }) => [properties.srcSet, properties.src]);
    const drawings = addresses.map(String).filter((address) => address.endsWith(".svg"));
    weights.set(drawings.join(), Math.max(0, ...drawings.map(measureTransfer)));
  }
  return [...weights.values()].reduce((sum, weight) => sum + weight, 0);
}
