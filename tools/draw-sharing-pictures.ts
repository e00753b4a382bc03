import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { Resvg } from "@resvg/resvg-js";
import sharp from "sharp";
import { readChurch } from "#app/content-loader/church.server.ts";
import { contentFolder } from "#app/content-loader/content-folder.server.ts";
import { readGroups } from "#app/content-loader/groups.server.ts";
import { readLogo } from "#app/content-loader/logo.server.ts";
import { type HomeWords, readHome } from "#app/content-loader/pages.server.ts";
import { withConsent } from "#app/content-loader/photo-register.server.ts";
import type { Day } from "#app/time/wall-time.ts";
import { logoAsSvg } from "#tools/looks/icons.ts";
import { chosenPalette, readPalette } from "#tools/looks/palette.ts";
import { pages } from "#tools/pages.ts";
import {
  homeSharingPicture,
  SCENE,
  type SharedLogo,
  sharingPicture,
} from "#tools/sharing/sharing-picture.ts";
import type { Colour } from "#tools/windows/colour.ts";

type HeroPhoto = NonNullable<HomeWords["photo"]>;

const generated = path.resolve("app/generated");
const FONTS = ["fraunces", "atkinson"].map((name) => `app/styles/fonts/${name}-sharing.ttf`);
const SHARING = path.join(generated, "sharing");
const HASHES = path.join(generated, "sharing.json");

/**
 * Draws the picture that stands for each page where its address is shared; the windows must be drawn
 * before. Pictures of which nothing changed since they were drawn are kept.
 */
export async function drawSharingPictures(today: Day): Promise<void> {
  // Besides its drawing: how it is made, with which libraries, in which letters.
  const makings = await Promise.all(
    [import.meta.filename, "package-lock.json", ...FONTS].map((file) => readFile(file)),
  );
  const drawn: Record<string, string> = JSON.parse(
    await readFile(HASHES, "utf8").catch(() => "{}"),
  );
  const hashes: Record<string, string> = {};
  const toDraw = new Map<string, string>();
  for (const [page, svg] of await sharingPictures(today)) {
    const hash = createHash("sha256").update(Buffer.concat(makings)).update(svg).digest("hex");
    hashes[page] = hash;
    if (drawn[page] !== hash || !existsSync(fileOf(page))) toDraw.set(page, svg);
  }
  if (toDraw.size > 0) await draw(toDraw);
  // Every file of the folder is published.
  for (const file of await readdir(SHARING)) {
    if (!hashes[path.parse(file).name]) await rm(path.join(SHARING, file));
  }
  await writeFile(HASHES, JSON.stringify(hashes));
}

/** Every page's picture as SVG, by the name of the page's file. */
async function sharingPictures(today: Day): Promise<Map<string, string>> {
  const church = readChurch();
  const palette = readPalette(chosenPalette());
  const logo = await sharedLogo();
  const photo = withConsent(readHome().photo, today);
  const titles = [
    ...pages(church.churchsuite !== undefined).map(
      ({ name, read, drawing }) => [name, read().heading, drawing] as const,
    ),
    ...readGroups().map(({ slug, name }) => [slug, name, `generated/windows/${slug}.svg`] as const),
  ];
  return new Map(
    await Promise.all(
      titles.map(async ([page, title, drawing]) => {
        const draw = page === "home" ? homeSharingPicture : sharingPicture;
        const window =
          page === "home" && photo
            ? await photoScene(photo, palette("night"))
            : await readFile(path.join("app", drawing), "utf8");
        return [page, draw({ title, church: church.name, window, palette, logo })] as const;
      }),
    ),
  );
}

async function sharedLogo(): Promise<SharedLogo | undefined> {
  const own = readLogo();
  if (!own) return undefined;
  const { onLight, onDark } = own;
  const { width, height } = onDark ?? onLight;
  return { svg: await logoAsSvg(onDark ?? onLight, 600), width, height, hasPlate: !onDark };
}

/** The church's photograph as it stands behind the home page's heading, as SVG. */
async function photoScene({ file, across, down }: HeroPhoto, shade: Colour): Promise<string> {
  const { width, height } = SCENE;
  const position = [across, down].filter((side) => !/centre|middle/.test(side)).join(" ");
  const jpeg = await sharp(path.join(contentFolder, file))
    .autoOrient()
    .resize({ width, height, position: position || "centre" })
    .jpeg()
    .toBuffer();
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">
<linearGradient id="shade"><stop offset=".5" stop-color="${shade}" stop-opacity=".8"/><stop offset=".8" stop-color="${shade}" stop-opacity="0"/></linearGradient>
<image width="${width}" height="${height}" href="data:image/jpeg;base64,${jpeg.toString("base64")}"/>
<rect width="${width}" height="${height}" fill="url(#shade)"/>
</svg>`;
}

async function draw(pictures: Map<string, string>): Promise<void> {
  await mkdir(SHARING, { recursive: true });
  const font = { fontFiles: FONTS, loadSystemFonts: false };
  for (const [page, svg] of pictures) {
    const { pixels, width, height } = new Resvg(svg, { font }).render();
    await sharp(pixels, { raw: { width, height, channels: 4 } })
      .jpeg({ quality: 80, mozjpeg: true })
      .toFile(fileOf(page));
  }
}

function fileOf(page: string): string {
  return path.join(SHARING, `${page}.jpg`);
}
