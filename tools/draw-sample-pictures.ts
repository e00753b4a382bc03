import { mkdir, writeFile } from "node:fs/promises";
import sharp, { type Sharp } from "sharp";
import { allEventPictures } from "#tools/drawing/event-pictures/all-event-pictures.ts";
import { type EventPicture, HEIGHT } from "#tools/drawing/event-pictures/canvas.ts";
import { everyone } from "#tools/drawing/portraits/people/everyone.ts";
import { drawPortrait } from "#tools/drawing/portraits/portrait.ts";

// Draws the sample content: portraits of the invented people, and pictures for the stand-in
// calendar in the sizes that a real one offers.

const PHOTOS = new URL("../content/photos/", import.meta.url);
const PICTURES = new URL("../demo/pictures/", import.meta.url);

const WIDTHS = { lg: 1024, md: 512, sm: 256 };
const THUMB = 128;

// In bytes: what a page can afford to send.
const LARGEST_FILE = { lg: 48_000, md: 14_000, sm: 7_000 };
const LARGEST_PORTRAIT = 60_000;
const BEST_QUALITY = 86;
const WORST_QUALITY = 45;

await mkdir(PHOTOS, { recursive: true });
await mkdir(PICTURES, { recursive: true });

for (const sitter of everyone) {
  const drawing = sharp(Buffer.from(drawPortrait(sitter)));
  await writeFile(new URL(`${sitter.slug}.jpg`, PHOTOS), await jpeg(drawing, LARGEST_PORTRAIT));
}
for (const picture of allEventPictures) await writeSizes(picture);

async function writeSizes({ name, heart, svg }: EventPicture): Promise<void> {
  const whole = await sharp(Buffer.from(svg)).png().toBuffer();
  for (const size of ["lg", "md", "sm"] as const) {
    const resized = sharp(whole).resize(WIDTHS[size]);
    await writeFile(
      new URL(`${name}_${size}.jpg`, PICTURES),
      await jpeg(resized, LARGEST_FILE[size]),
    );
  }
  const square = { left: heart - HEIGHT / 2, top: 0, width: HEIGHT, height: HEIGHT };
  const thumb = sharp(whole).extract(square).resize(THUMB);
  await writeFile(new URL(`${name}_thumb.jpg`, PICTURES), await jpeg(thumb, LARGEST_FILE.sm));
}

/** The best JPEG that is not too large to be sent with a page. */
async function jpeg(drawing: Sharp, largest: number, quality = BEST_QUALITY): Promise<Buffer> {
  const file = await drawing.clone().jpeg({ quality, mozjpeg: true }).toBuffer();
  return file.length <= largest || quality <= WORST_QUALITY
    ? file
    : jpeg(drawing, largest, quality - 2);
}
