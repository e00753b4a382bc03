import path from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { readBuiltFile, SITE, visitorsFiles } from "#tests/support/built-pages.ts";

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
    .filter((file) => /\.(?:html|js|css)$/.test(file))
    .map((file) => readBuiltFile(file))
    .join("\n");
  const pictures = [...photos, ...drawings];
  expect(pictures.filter((file) => !texts.includes(path.basename(file)))).toEqual([]);
});
