import { hash } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { Readable } from "node:stream";
import { renderAsync } from "@resvg/resvg-js";
import sharp from "sharp";
import { readChurch } from "#app/content-loader/church.server.ts";
import { withConsent } from "#app/content-loader/consents.server.ts";
import { contentFolder } from "#app/content-loader/content-folder.server.ts";
import { readGroups } from "#app/content-loader/groups.server.ts";
import { readLogo } from "#app/content-loader/logo.server.ts";
import { type HomeWords, readHome } from "#app/content-loader/pages.server.ts";
import {
  type ChurchEvent,
  type EventGroup,
  type FindGroup,
  groupFinder,
} from "#app/events/event.ts";
import { kindOf, quietDrawing } from "#app/events/parts/quiet-window.ts";
import { type Day, dayOf } from "#app/time/wall-time.ts";
import { britishDate } from "#app/time/written-times.ts";
import { logoAsSvg } from "#tools/looks/icons.ts";
import { chosenPalette, readPalette } from "#tools/looks/palette.ts";
import { pages } from "#tools/pages.ts";
import type { Colour } from "#tools/windows/glass.ts";
import { homeSharingPicture, SCENE, type SharedLogo, sharingPicture } from "./sharing-picture.ts";

const FONTS = ["fraunces", "atkinson"].map((name) => `app/styles/fonts/${name}-sharing.ttf`);
/** Pictures that were drawn before, by what they were made of. */
const CACHE = "node_modules/.cache/sharing";
/** By which program, with which libraries, in which letters. */
const howTheyAreMade = Promise.all(
  [import.meta.filename, "package-lock.json", ...FONTS].map((file) => readFile(file)),
).then(Buffer.concat);

/** So many are drawn at a time: each takes some megabytes meanwhile. */
const AT_A_TIME = 4;

/** What is drawn for a page, by its file's name: a title, in the case of an event its day as well, beside a drawing in `app`. */
type Titled = { page: string; title: string; drawing: string; when?: string };

/** Draws the picture of each page for where its address is shared, by its file's name. The windows must be drawn before. */
export async function drawSharingPictures(
  today: Day,
  events: ChurchEvent[],
): Promise<Map<string, Buffer>> {
  const church = readChurch();
  const palette = readPalette(chosenPalette());
  const logo = await sharedLogo();
  const photo = withConsent(readHome().photo, today);
  const groups = readGroups().map(({ slug, name, also }): EventGroup => {
    return { slug, names: [name, ...also], full: `generated/windows/${slug}.svg` };
  });
  const titles: Titled[] = [
    ...pages(church.churchsuite !== undefined).map(({ name, read, drawing }) => {
      return { page: name, title: read().heading, drawing };
    }),
    ...groups.map(({ slug, names: [title], full }) => ({ page: slug, title, drawing: full })),
    ...titlesOf(events, groupFinder(groups)),
  ];
  const draw = async ({ page, title, drawing, when }: Titled) => {
    const isHome = page === "home";
    const window =
      isHome && photo
        ? await photoScene(photo, palette("night"))
        : await readFile(path.join("app", drawing), "utf8");
    const facts = { title, when, church: church.name, window, palette, logo };
    const svg = isHome ? homeSharingPicture(facts) : sharingPicture(facts);
    return [`${page}.jpg`, await jpegOf(svg)] as const;
  };
  return new Map(await Readable.from(titles).map(draw, { concurrency: AT_A_TIME }).toArray());
}

/** Of events with pages, each beside the window of its group or else the quiet one of its kind. */
function titlesOf(events: ChurchEvent[], groupOf: FindGroup): Titled[] {
  return events.flatMap((event) => {
    const { page, name: title, category, start } = event;
    const quiet = `assets/quiet/${quietDrawing(title, kindOf(category))}.svg`;
    const when = britishDate(dayOf(start));
    return page ? [{ page, title, when, drawing: groupOf(event)?.full ?? quiet }] : [];
  });
}

async function sharedLogo(): Promise<SharedLogo | undefined> {
  const own = readLogo();
  if (!own) return undefined;
  const logo = own.onDark ?? own.onLight;
  const { width, height } = logo;
  return { svg: await logoAsSvg(logo, 600), width, height, hasPlate: !own.onDark };
}

/** The church's photograph as it stands behind the home page's heading, as SVG. */
async function photoScene({ file, across, down }: NonNullable<HomeWords["photo"]>, shade: Colour) {
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
  const made = Buffer.concat([Buffer.from(svg), await howTheyAreMade]);
  const cached = path.join(CACHE, `${hash("sha256", made)}.jpg`);
  const before = await readFile(cached).catch(() => undefined);
  if (before) return before;
  const font = { fontFiles: FONTS, loadSystemFonts: false };
  const { pixels, width, height } = await renderAsync(svg, { font });
  const jpeg = await sharp(pixels, { raw: { width, height, channels: 4 } })
    .jpeg({ quality: 80, mozjpeg: true })
    .toBuffer();
  await mkdir(CACHE, { recursive: true });
  await writeFile(cached, jpeg);
  return jpeg;
}
