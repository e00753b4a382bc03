import { existsSync, globSync, mkdirSync, rmSync } from "node:fs";
import { stat } from "node:fs/promises";
import path from "node:path";
import sharp, { type Sharp } from "sharp";
import { contentFolder } from "#app/content-loader/content-folder.server.ts";

/**
 * Makes the pictures of `content/photos` fit for the web: AVIF and WebP in several widths and a JPEG
 * for old browsers, turned upright, and without what a camera writes into them (where and when).
 */

const folder = path.resolve("app/generated/photos");

/** In pixels. A photo is never made wider than it is. */
const WIDTHS = [320, 480, 640, 1280, 1920, 2560];
const OLD_BROWSERS_WIDTH = 1280;

mkdirSync(folder, { recursive: true });
const originals = globSync(`${contentFolder}/photos/*.{jpg,jpeg,png,webp,avif}`).sort();
removeLeftovers(originals.map(nameOf));
for (const original of originals) await makeAll(original);

async function makeAll(original: string): Promise<void> {
  const { autoOrient } = await sharp(original).metadata();
  const natural = autoOrient.width;
  const widths = WIDTHS.filter((width, place) => width <= natural || place === 0);
  for (const width of widths) {
    await make(original, `${nameOf(original)}.${width}.avif`, width, (photo) =>
      photo.avif({ quality: 55, effort: 3 }),
    );
    await make(original, `${nameOf(original)}.${width}.webp`, width, (photo) =>
      photo.webp({ quality: 76 }),
    );
  }
  const widest = Math.min(natural, OLD_BROWSERS_WIDTH);
  await make(original, `${nameOf(original)}.${widest}.jpg`, widest, (photo) =>
    photo.jpeg({ quality: 78, mozjpeg: true }),
  );
}

async function make(
  original: string,
  file: string,
  width: number,
  encode: (photo: Sharp) => Sharp,
): Promise<void> {
  const made = path.join(folder, file);
  if (await isNewer(made, original)) return;
  await encode(sharp(original).autoOrient().resize({ width, withoutEnlargement: true })).toFile(
    made,
  );
}

/** A photo put in another's place may be the older one by its date, but not by when it was put there. */
async function isNewer(made: string, original: string): Promise<boolean> {
  if (!existsSync(made)) return false;
  const { mtimeMs, ctimeMs } = await stat(original);
  return (await stat(made)).mtimeMs > Math.max(mtimeMs, ctimeMs);
}

function removeLeftovers(names: string[]): void {
  for (const file of globSync(`${folder}/*`)) {
    const [name = ""] = path.basename(file).split(".");
    if (!names.includes(name)) rmSync(file);
  }
}

function nameOf(file: string): string {
  return path.parse(file).name;
}
