import path from "node:path";
import sharp from "sharp";
import { build } from "vite";
import { expect, test } from "vitest";
import { responsivePhotos } from "./photos.ts";

/** It lies on its side, and says where it was taken. */
const PHOTO = path.resolve("tests/fixtures/photo-from-a-telephone.jpg");

/** Makes a photo fit for the web as a build does, and returns the pictures. */
async function publishPhoto(photo: string): Promise<Buffer[]> {
  const built = await build({
    configFile: false,
    logLevel: "silent",
    plugins: [responsivePhotos()],
    build: { write: false, rolldownOptions: { input: `${photo}?responsive` } },
  });
  const files = [built].flat().flatMap((bundle) => ("output" in bundle ? bundle.output : []));
  return files.flatMap((file) => (file.type === "asset" ? Buffer.from(file.source) : []));
}

test("a photo of a telephone is published upright, and without saying where and with what it was taken", async () => {
  const { exif, xmp, orientation } = await sharp(PHOTO).metadata();
  expect(exif?.toString("latin1")).toContain("Telephone");
  expect(xmp?.toString()).toContain("Portfarron");
  expect(orientation).toBe(6);

  const pictures = await publishPhoto(PHOTO);
  const published = await Promise.all(pictures.map((picture) => sharp(picture).metadata()));
  const formats = published.map(({ format }) => format);
  expect([...new Set(formats)].sort()).toEqual(["heif", "webp"]);
  for (const { width, height, orientation, exif, xmp } of published) {
    expect(width).toBeGreaterThan(height);
    expect({ orientation, exif, xmp }).toEqual({});
  }
});
