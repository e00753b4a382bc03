import { createHash } from "node:crypto";
import { bookable, type FeedEntry, feedEntry, signUp } from "#churchsuite/testing";
import { addDays, type Day } from "#time";
import { categories, type DiaryEvent, makeDiary, places, rows, site } from "./make-diary.ts";

/** How many days ChurchSuite looks ahead: about three months. */
export const DAYS_AHEAD = 91;

/** An event as the stand-in sends it. It has every other field of ChurchSuite's as well. */
export type SentEvent = FeedEntry & {
  /** HTML, as somebody typed it. */
  description: string | null;
};

/** An empty object is sent as a list, as PHP does. */
const NOTHING: never[] = [];

/** What the places at Kilmorran have in common. */
const atKilmorran = { type: "physical", latitude: 54.601234, longitude: -6.234567, url: null };

const pictureSizes = { thumb: 128, sm: 256, md: 512, lg: 1024 };

/** Makes the feed on a day, as the stand-in at `origin` sends it. */
export function makeFeed(today: Day, origin: string): SentEvent[] {
  const diary = makeDiary({ from: today, to: addDays(today, DAYS_AHEAD) });
  return diary.map((event) => makeEntry(event, origin));
}

function makeEntry({ row, start, end }: DiaryEvent, origin: string): SentEvent {
  const { name, category, place, picture, status = "confirmed", tickets, words = null } = row;
  const hash = createHash("sha256").update(`${name} ${start}`).digest("hex");
  const identifier = hash.slice(0, 8);
  const url = `${origin}/demo/churchsuite/events/${identifier}`;
  const entry = feedEntry(name, start, {
    id: Number.parseInt(identifier, 16),
    identifier,
    sequence: 4100 + rows.indexOf(row),
    datetime_end: end,
    category: categories[category],
    status,
    images: picture ? listPictures(picture, origin) : NOTHING,
    location: { ...atKilmorran, ...places[place] },
    site,
    signup_options: tickets
      ? { ...bookable(identifier), tickets: { enabled: "1", url } }
      : signUp({ enabled: "0", url }),
  });
  return { ...entry, description: words };
}

/** Lists the sizes of a picture with their addresses. */
function listPictures(picture: string, origin: string): Record<string, object> {
  const sizes = Object.entries(pictureSizes).map(([size, px]) => {
    const url = `${origin}/demo/pictures/${picture}_${size}.jpg`;
    return [size, { px, square: size === "thumb", mtime: 1764590000, url }];
  });
  return Object.fromEntries(sizes);
}
