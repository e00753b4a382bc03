import path from "node:path";
import sharp, { type Sharp } from "sharp";
import { makeGroupFinder } from "#app/agenda/match-events.ts";
import { mayBeShown } from "#app/church/consents.server.ts";
import type { ChurchEvent } from "#app/church/diary.ts";
import type { HeroPicture } from "#app/church/home.server.ts";
import type { Church } from "#app/church/open-church.server.ts";
import type { EventGroup } from "#app/events/event.ts";
import { chooseDrawing, findKind } from "#app/events/parts/default-picture.ts";
import { LINEN_DEEP } from "#app/styles/theme-colours.ts";

/** The size that programs which show links ask for, in pixels. */
const SIZE = { width: 1200, height: 630 };
const WINDOW_HEIGHT = 510;

/** The drawing of all pages that the church itself has written. */
const OWN_PAGE = "assets/quiet/plain-2.svg";

/**
 * Makes the picture that is shown where the address of a page is shared (og:image): the window of the page, or the
 * church's photograph for the home page. Returns them by file name. The windows of groups must be drawn before.
 */
export async function drawSharingPictures(
  church: Church,
  events: ChurchEvent[],
): Promise<Map<string, Buffer>> {
  const drawings = listDrawings(church, events);
  // Events of one kind have the same drawing: its picture is made once.
  const differentDrawings = [...new Set(drawings.values())];
  const pictures = await Promise.all(differentDrawings.map(drawPicture));
  const files = new Map<string, Buffer>();
  for (const [page, drawing] of drawings) {
    const picture = pictures[differentDrawings.indexOf(drawing)];
    if (picture) files.set(`${page}.jpg`, picture);
  }
  const { photo } = church.pages.home;
  if (photo && mayBeShown(photo, church.consents, church.today)) {
    files.set("home.jpg", await cropPhoto(church.folder, photo));
  }
  return files;
}

/** Lists the drawing of each page by the page's name. A drawing is a file in `app`, "assets/giving.svg". */
function listDrawings(church: Church, events: ChurchEvent[]): Map<string, string> {
  const groups = church.groups.map(({ slug, name, also }): EventGroup => {
    return { slug, names: [name, ...also], window: `generated/windows/${slug}.svg` };
  });
  const groupOf = makeGroupFinder(groups);
  const drawings = new Map<string, string>();
  for (const { name, drawing } of church.pageList) drawings.set(name, drawing);
  for (const { path } of church.ownPages) drawings.set(`page-${path.slice(1)}`, OWN_PAGE);
  for (const { slug, window } of groups) drawings.set(slug, window);
  for (const event of events) {
    // An event with a picture shows that.
    if (!event.page || event.pictureUrl) continue;
    const quietDrawing = `assets/quiet/${chooseDrawing(event.name, findKind(event.category))}.svg`;
    drawings.set(event.page, groupOf(event)?.window ?? quietDrawing);
  }
  return drawings;
}

/** A scene fills the picture. A window, which is higher than it is wide, stands in the middle. */
async function drawPicture(drawing: string): Promise<Buffer> {
  const file = path.join("app", drawing);
  const { width, height } = await sharp(file).metadata();
  const isScene = width > height;
  if (isScene) {
    return writeJpeg(sharp(file, { density: 200 }).resize({ ...SIZE, position: "right" }));
  }
  const window = await sharp(file, { density: 144 }).resize({ height: WINDOW_HEIGHT }).toBuffer();
  // The colour is that of the day, because a picture cannot follow the reader's scheme.
  const ground = sharp({ create: { ...SIZE, channels: 3, background: LINEN_DEEP } });
  return writeJpeg(ground.composite([{ input: window, gravity: "centre" }]));
}

async function cropPhoto(folder: string, { file, across, down }: HeroPicture): Promise<Buffer> {
  const sides = [across, down].filter((side) => !/centre|middle/.test(side));
  const photo = sharp(path.join(folder, file)).autoOrient();
  return writeJpeg(photo.resize({ ...SIZE, position: sides.join(" ") || "centre" }));
}

function writeJpeg(picture: Sharp): Promise<Buffer> {
  return picture.jpeg({ quality: 80, mozjpeg: true }).toBuffer();
}
