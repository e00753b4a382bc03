import * as v from "valibot";
import { type ChurchSuiteHosts, findHostsAt, findOtherHost } from "./feed.ts";
import type { FeedEvent, Place } from "./feed-event.ts";
import type { HtmlParser } from "./html-parser.ts";
import { type EntryTimes, readTimes } from "./read-times.ts";
import { NAMELESS } from "./readers.ts";
import { takeStatusOut } from "./status-in-name.ts";
import { type LeftOut, type Read, readAll } from "./typed.ts";
import { type Entry, entrySchema, type Page } from "./wire.ts";

/** An entry of the feed after it was read. */
export type ReadEntry = ReadEvent | UnreadEntry;

/** An event, and what else is known of its entry in the feed. */
export type ReadEvent = {
  /** The identifier that ChurchSuite gave it, "f3jywymn". Repeats of an event may share one. */
  identifier: string;
  event: EventWithoutId;
  leftOut: LeftOut[];
};

/** An entry of the feed that could not be read. */
export type UnreadEntry = {
  /** "" if it has none. */
  name: string;
  why: "is no event" | "has no date";
};

/** An event without an id, because ids depend on the other events of the feed. */
type EventWithoutId = Omit<FeedEvent, "id">;

/** What an entry sends, with its words read. */
type Facts = Read<Entry>;

/** The widths of a picture's first three addresses, in pixels. */
const PICTURE_WIDTHS = [1024, 512, 256];

/** Reads an entry of a page. `base` is the address of the church's ChurchSuite. */
export function readEntry(
  sent: unknown,
  page: Page,
  base: string,
  parseHtml: HtmlParser,
): ReadEntry {
  const entry = v.safeParse(entrySchema, sent);
  if (!entry.success) return { name: "", why: "is no event" };
  const leftOut: LeftOut[] = [];
  const facts = readAll(withListedCategory(entry.output, page), parseHtml, leftOut);
  const times = readTimes(facts);
  if (!times) return { name: facts.name, why: "has no date" };
  return { identifier: facts.identifier, event: makeEvent(facts, times, base), leftOut };
}

/** Gives an entry the category that its page lists apart from the entries, as the newer format does. */
function withListedCategory(entry: Entry, { categories }: Page): Entry {
  const listed = categories.find(({ id }) => id !== "" && id === entry.category_id);
  return listed ? { ...entry, category: listed } : entry;
}

function makeEvent(facts: Facts, times: EntryTimes, base: string): EventWithoutId {
  const { name, status } = takeStatusOut(facts.name || NAMELESS, { state: facts.status });
  const hosts = findHostsAt(base);
  const details = readDetails(facts, base, hosts);
  const place = readPlace(facts);
  const event: EventWithoutId = { name, ...times, ...status };
  if (facts.category.name) event.category = facts.category.name;
  if (facts.description.length > 0) event.description = facts.description;
  if (place) event.place = place;
  Object.assign(event, readPicture(facts, hosts), details);
  const hasRoom = status.state === "on" && !status.isFull;
  if (details.detailsUrl && hasRoom && takesBookings(facts)) event.takesBookings = true;
  return event;
}

/** Reads a place. An online event has no address, because people type its joining link there. */
function readPlace({ location }: Facts): Place | null {
  const { name, type: isOnline } = location;
  const address = isOnline ? "" : location.address;
  if (!name && !address && !isOnline) return null;
  const place: Place = {};
  if (isOnline) place.isOnline = true;
  if (name) place.name = name;
  if (address) place.address = address;
  return place;
}

/** Reads the page with details and booking, and its host if that is not ChurchSuite. */
function readDetails(
  facts: Facts,
  base: string,
  hosts: ChurchSuiteHosts,
): Pick<FeedEvent, "detailsUrl" | "detailsHost"> {
  const { identifier, signup_options, starts_at, url } = facts;
  // The newer format may not name the page.
  const pageOfNewer = starts_at && identifier ? `${base}/events/${identifier}` : "";
  const detailsUrl = signup_options.tickets.url || url || pageOfNewer;
  if (!detailsUrl) return {};
  const detailsHost = findOtherHost(detailsUrl, hosts);
  return detailsHost ? { detailsUrl, detailsHost } : { detailsUrl };
}

function takesBookings({ signup_enabled, signup_options }: Facts): boolean {
  return signup_enabled || (signup_options.signup_enabled && signup_options.embed.enabled);
}

/** Reads a picture. Only ChurchSuite's hosts are asked, because no other may learn of this website's visitors. */
function readPicture(
  { image, images }: Facts,
  hosts: ChurchSuiteHosts,
): Pick<FeedEvent, "pictureUrl" | "pictureWidths"> {
  const addresses = [
    images.lg.url || image.large,
    images.md.url || image.medium,
    images.sm.url || image.small,
    images.thumb.url || image.thumbnail,
  ].map((address) => (address && hosts.pictures.includes(new URL(address).origin) ? address : ""));
  const pictureUrl = addresses.find(Boolean);
  if (!pictureUrl) return {};
  const widths = PICTURE_WIDTHS.flatMap((width, index) => {
    // Commas separate the entries of a srcset.
    const address = addresses[index]?.replaceAll(",", "%2C");
    return address ? [`${address} ${width}w`] : [];
  });
  return widths.length > 1 ? { pictureUrl, pictureWidths: widths.join(", ") } : { pictureUrl };
}
