import { existsSync, statSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { builtPage, findAll } from "#tests/support/built-html.ts";
import {
  everyPage,
  groupPages,
  readBuiltFile,
  SITE,
  visitorsFiles,
} from "#tests/support/built-pages.ts";

const photos = visitorsFiles.filter((file) => /\.(?:jpe?g|png|webp|avif|gif)$/i.test(file));
const drawings = visitorsFiles.filter((file) => file.endsWith(".svg"));

test("no picture says where and when it was taken, with what or by whom", async () => {
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

test("the page of every group has its own window, and the light of that window in a place without words", () => {
  for (const page of groupPages) {
    const group = path.basename(page);
    const [window, light] = findAll("main img", builtPage(page));
    expect(window?.properties.src).toMatch(new RegExp(`/${group}-[^/]+svg$`));
    expect(light?.properties.src).toMatch(new RegExp(`/${group}\\.light-[^/]+svg$`));
    expect(light?.properties).toMatchObject({ alt: "", loading: "lazy", fetchPriority: "low" });
  }
});

/** Bytes as they travel, packed. Of one that is drawn for several screens each screen fetches one: the heaviest counts. */
test.each(everyPage)("all the drawings of %s weigh 80 kB at most", (page) => {
  const weights = new Map(
    findAll("picture, :not(picture) > img", builtPage(page)).map((picture) => {
      const files = findAll("source, img", picture)
        .flatMap(({ properties }) => [properties.srcSet, properties.src].map(String))
        .filter((file) => file.endsWith(".svg"));
      return [files.join(), Math.max(0, ...files.map(packedSize))];
    }),
  );
  const weight = [...weights.values()].reduce((sum, one) => sum + one, 0);
  expect(weight).toBeGreaterThan(0);
  expect(weight).toBeLessThanOrEqual(80_000);
});

function packedSize(address: string): number {
  const file = path.join(SITE, address);
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
}
