import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { SITE } from "#tests/support/built-pages.ts";

const files = readdirSync(SITE, { recursive: true, encoding: "utf8" });
const pictures = files.filter((file) => /\.(?:jpe?g|png|webp|avif|gif)$/i.test(file));

test("no picture says where and when it was taken, with what or by whom", async () => {
  expect(pictures.length).toBeGreaterThan(0);
  for (const picture of pictures) {
    const { exif, xmp, iptc, orientation, comments } = await sharp(
      path.join(SITE, picture),
    ).metadata();
    const written = { exif, xmp, iptc, orientation, comments };
    expect(Object.values(written).filter(Boolean), picture).toEqual([]);
  }
});

test("no picture or drawing is published that no page shows", () => {
  const texts = files
    .filter((file) => /\.(?:html|js|css|webmanifest)$/.test(file))
    .map((file) => readFileSync(path.join(SITE, file), "utf8"))
    .join("\n");
  const shown = [...pictures, ...files.filter((file) => file.endsWith(".svg"))];
  expect(shown.filter((file) => !texts.includes(path.basename(file)))).toEqual([]);
});
