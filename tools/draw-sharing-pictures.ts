import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { Resvg } from "@resvg/resvg-js";
import sharp from "sharp";
import subsetFont from "subset-font";
import { readChurch } from "#app/content-loader/church.server.ts";
import { readGroups } from "#app/content-loader/groups.server.ts";
import {
  readAboutUs,
  readEventsPage,
  readGetInvolved,
  readGiving,
  readHome,
  readNotFound,
  readPrivacyPolicy,
} from "#app/content-loader/pages.server.ts";
import { homeSharingPicture, sharingPicture } from "#tools/sharing/sharing-picture.ts";

/** Draws the picture that stands for each page where its address is shared; the windows must be drawn before. */

const generated = path.resolve("app/generated");
const church = readChurch().name;

/** A page's file name, its title, and the drawing that stands beside it. */
const pages = [
  { page: "events", title: readEventsPage().heading, drawing: "assets/categories/children.svg" },
  { page: "about-us", title: readAboutUs().heading, drawing: "assets/categories/fellowship.svg" },
  { page: "giving", title: readGiving().heading, drawing: "assets/giving.svg" },
  {
    page: "get-involved",
    title: readGetInvolved().heading,
    drawing: "assets/categories/worship.svg",
  },
  { page: "privacy-policy", title: readPrivacyPolicy().heading, drawing: "assets/quiet/1.svg" },
  { page: "not-found", title: readNotFound().heading, drawing: "assets/missing-pane.svg" },
  ...readGroups().map(({ slug, name }) => ({
    page: slug,
    title: name,
    drawing: `generated/windows/${slug}.svg`,
  })),
];

await mkdir(path.join(generated, "sharing"), { recursive: true });
const fonts = await mkdtemp(path.join(tmpdir(), "sharing-fonts-"));
try {
  const fontFiles = await Promise.all([
    cutFont("fraunces/files/fraunces-latin-full-normal.woff2", {
      SOFT: 30,
      WONK: 0,
      opsz: 100,
      wght: 540,
    }),
    cutFont("atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2", {
      wght: 500,
    }),
  ]);
  const hero = await drawing("assets/hero/wide.svg");
  const home = { title: readHome().heading, church, window: hero };
  await write("home", homeSharingPicture(home), fontFiles);
  for (const { page, title, drawing: file } of pages) {
    const picture = sharingPicture({ title, church, window: await drawing(file) });
    await write(page, picture, fontFiles);
  }
} finally {
  await rm(fonts, { recursive: true });
}

async function write(page: string, svg: string, fontFiles: string[]): Promise<void> {
  const font = { fontFiles, loadSystemFonts: false };
  const png = new Resvg(svg, { font }).render().asPng();
  await sharp(png)
    .jpeg({ quality: 80, mozjpeg: true })
    .toFile(path.join(generated, "sharing", `${page}.jpg`));
}

async function drawing(file: string): Promise<string> {
  return readFile(path.join("app", file), "utf8");
}

/** The program that draws letters knows plain TrueType only. */
async function cutFont(source: string, axes: Record<string, number>): Promise<string> {
  const whole = await readFile(path.resolve("node_modules/@fontsource-variable", source));
  const letters = Array.from({ length: 0x17f }, (_, place) => String.fromCodePoint(place)).join("");
  const file = path.join(fonts, `${path.basename(source, ".woff2")}.ttf`);
  const cut = await subsetFont(whole, `${letters}–’‘“”`, {
    targetFormat: "sfnt",
    variationAxes: axes,
  });
  await writeFile(file, cut);
  return file;
}
