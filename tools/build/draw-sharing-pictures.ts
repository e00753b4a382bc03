import path from "node:path";
import sharp, { type Sharp } from "sharp";
import { readChurch } from "#app/church/church-facts.server.ts";
import { withConsent } from "#app/church/consents.server.ts";
import { readGroups } from "#app/church/groups.server.ts";
import { ownPageNames } from "#app/church/own-pages.server.ts";
import { type HomeWords, readHome } from "#app/church/pages.server.ts";
import { contentFolder } from "#app/church/settings.server.ts";
import { type ChurchEvent, type EventGroup, groupFinder } from "#app/events/event.ts";
import { defaultDrawing, kindOf } from "#app/events/parts/default-picture.ts";
import { pagesOf } from "#app/pages.ts";
import { LINEN_DEEP } from "#app/styles/theme-colours.ts";
import type { Day } from "#time";

/** The size that those who show links ask for, in pixels. */
const SIZE = { width: 1200, height: 630 };
const WINDOW_HEIGHT = 510;

/** What is drawn for a page of the church's own. */
const OWN_PAGE = "assets/quiet/plain-2.svg";

/**
 * Makes the picture of each page for where its address is shared, by its file's name: the window of the page, or the
 * church's photograph in the case of the home page. The windows of groups must be drawn before.
 */
export async function drawSharingPictures(
  today: Day,
  events: ChurchEvent[],
): Promise<Map<string, Buffer>> {
  const drawings = drawingsOfPages(events);
  // Events of one kind stand before the same window: it is drawn once.
  const drawn = [...new Set(drawings.values())].map(
    async (drawing) => [drawing, await drawPicture(drawing)] as const,
  );
  const pictures = new Map(await Promise.all(drawn));
  const files = new Map<string, Buffer>();
  for (const [page, drawing] of drawings) {
    const picture = pictures.get(drawing);
    if (picture) files.set(`${page}.jpg`, picture);
  }
  const photo = withConsent(readHome().photo, today);
  if (photo) files.set("home.jpg", await cropPhoto(photo));
  return files;
}

/** The drawing of each page, by the page's name: a file in `app`. */
function drawingsOfPages(events: ChurchEvent[]): Map<string, string> {
  const groups = readGroups().map(({ slug, name, also }): EventGroup => {
    return { slug, names: [name, ...also], full: `generated/windows/${slug}.svg` };
  });
  const groupOf = groupFinder(groups);
  const drawings = new Map<string, string>();
  for (const { name, drawing } of pagesOf(readChurch())) drawings.set(name, drawing);
  for (const name of ownPageNames()) drawings.set(`page-${name}`, OWN_PAGE);
  for (const { slug, full } of groups) drawings.set(slug, full);
  for (const event of events) {
    const usual = `assets/quiet/${defaultDrawing(event.name, kindOf(event.category))}.svg`;
    if (event.page) drawings.set(event.page, groupOf(event)?.full ?? usual);
  }
  return drawings;
}

/** A scene fills the picture; a window, which is higher than it is wide, stands in the middle of its ground. */
async function drawPicture(drawing: string): Promise<Buffer> {
  const file = path.join("app", drawing);
  const { width, height } = await sharp(file).metadata();
  if (width > height)
    return jpeg(sharp(file, { density: 200 }).resize({ ...SIZE, position: "right" }));
  const window = await sharp(file, { density: 144 }).resize({ height: WINDOW_HEIGHT }).toBuffer();
  // By day, whatever the hour at which a link is shared.
  const ground = sharp({ create: { ...SIZE, channels: 3, background: LINEN_DEEP } });
  return jpeg(ground.composite([{ input: window, gravity: "centre" }]));
}

async function cropPhoto({ file, across, down }: NonNullable<HomeWords["photo"]>): Promise<Buffer> {
  const sides = [across, down].filter((side) => !/centre|middle/.test(side));
  const photo = sharp(path.join(contentFolder, file)).autoOrient();
  return jpeg(photo.resize({ ...SIZE, position: sides.join(" ") || "centre" }));
}

function jpeg(picture: Sharp): Promise<Buffer> {
  return picture.jpeg({ quality: 80, mozjpeg: true }).toBuffer();
}
