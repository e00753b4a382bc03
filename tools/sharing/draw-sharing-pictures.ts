import { createHash } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { Resvg } from "@resvg/resvg-js";
import sharp from "sharp";
import { readChurch } from "#app/content-loader/church.server.ts";
import { withConsent } from "#app/content-loader/consents.server.ts";
import { contentFolder } from "#app/content-loader/content-folder.server.ts";
import { readGroups } from "#app/content-loader/groups.server.ts";
import { readLogo } from "#app/content-loader/logo.server.ts";
import { type HomeWords, readHome } from "#app/content-loader/pages.server.ts";
import type { Day } from "#app/time/wall-time.ts";
import { logoAsSvg } from "#tools/looks/icons.ts";
import { chosenPalette, readPalette } from "#tools/looks/palette.ts";
import { pages } from "#tools/pages.ts";
import type { Colour } from "#tools/windows/glass.ts";
import { homeSharingPicture, SCENE, type SharedLogo, sharingPicture } from "./sharing-picture.ts";

const FONTS = ["fraunces", "atkinson"].map((name) => `app/styles/fonts/${name}-sharing.ttf`);
/** Pictures that were drawn before, by what they were made of. */
const CACHE = "node_modules/.cache/sharing";

/** Draws the picture of each page for where its address is shared, by its file's name. The windows must be drawn before. */
export async function drawSharingPictures(today: Day): Promise<Map<string, Buffer>> {
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
  const pictures = new Map<string, Buffer>();
  for (const [page, title, drawing] of titles) {
    const isHome = page === "home";
    const window =
      isHome && photo
        ? await photoScene(photo, palette("night"))
        : await readFile(path.join("app", drawing), "utf8");
    const facts = { title, church: church.name, window, palette, logo };
    const svg = isHome ? homeSharingPicture(facts) : sharingPicture(facts);
    pictures.set(`${page}.jpg`, await jpegOf(svg));
  }
  return pictures;
}

async function sharedLogo(): Promise<SharedLogo | undefined> {
  const own = readLogo();
  if (!own) return undefined;
  const logo = own.onDark ?? own.onLight;
  const { width, height } = logo;
  return { svg: await logoAsSvg(logo, 600), width, height, hasPlate: !own.onDark };
}

type HeroPhoto = NonNullable<HomeWords["photo"]>;

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

async function jpegOf(svg: string): Promise<Buffer> {
  const hash = createHash("sha256").update(svg);
  // Besides its drawing: how it is made, with which libraries, in which letters.
  for (const file of [import.meta.filename, "package-lock.json", ...FONTS]) {
    hash.update(await readFile(file));
  }
  const cached = path.join(CACHE, `${hash.digest("hex")}.jpg`);
  const before = await readFile(cached).catch(() => undefined);
  if (before) return before;
  const font = { fontFiles: FONTS, loadSystemFonts: false };
  const { pixels, width, height } = new Resvg(svg, { font }).render();
  const jpeg = await sharp(pixels, { raw: { width, height, channels: 4 } })
    .jpeg({ quality: 80, mozjpeg: true })
    .toBuffer();
  await mkdir(CACHE, { recursive: true });
  await writeFile(cached, jpeg);
  return jpeg;
}
