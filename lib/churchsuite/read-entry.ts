import * as v from "valibot";
import { type ChurchSuiteHosts, findOtherHost } from "./feed.ts";
import type { FeedEvent, Place } from "./feed-event.ts";
import type { HtmlParser } from "./html-parser.ts";
import type { Prose } from "./prose.ts";
import { type EntryTimes, readTimes } from "./read-times.ts";
import {
  NAMELESS,
  type Reader,
  readDescription,
  readName,
  readPageAddress,
  readPlace,
} from "./readers.ts";
import { takeStatusOut } from "./status-in-name.ts";
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

/** What is left out of the words of an event, and why. */
export type LeftOut = {
  /** The field in which it stands: "description". */
  field: string;
  /** The host or the label of the invitation: "zoom.us", "Passcode". */
  why: string;
};

/** An entry of the feed that could not be read. */
export type UnreadEntry = {
  /** "" if it has none. */
  name: string;
  why: "is no event" | "has no date";
};

/** An event without an id, because ids depend on the other events of the feed. */
type EventWithoutId = Omit<FeedEvent, "id">;

/** What may be shown of the words that somebody has typed about an event. Each is empty if nothing may. */
type Words = {
  name: string;
  description: Prose;
  category: string;
  /** The name of its place. */
  place: string;
  /** The address of its place, in one line. */
  address: string;
  /** The address of its page with details and booking. */
  page: string;
};

/** The widths of a picture's first three addresses, in pixels. */
const PICTURE_WIDTHS = [1024, 512, 256];

/** Reads an entry of a page. `hosts` are those of the church's ChurchSuite. */
export function readEntry(
  sent: unknown,
  page: Page,
  hosts: ChurchSuiteHosts,
  parseHtml: HtmlParser,
): ReadEntry {
  const parsed = v.safeParse(entrySchema, sent);
  if (!parsed.success) return { name: "", why: "is no event" };
  const entry = parsed.output;
  const leftOut: LeftOut[] = [];
  const words = readWords(entry, page, parseHtml, leftOut);
  const times = readTimes(entry);
  if (!times) return { name: words.name, why: "has no date" };
  return { identifier: entry.identifier, event: makeEvent(entry, words, times, hosts), leftOut };
}

/** Reads whatever somebody has typed about an event. What is left out of it is added to a list. */
function readWords(entry: Entry, page: Page, parseHtml: HtmlParser, leftOut: LeftOut[]): Words {
  function read<Value>(field: string, typed: string, reader: Reader<Value>): Value {
    const reading = reader(typed, parseHtml);
    leftOut.push(...reading.leftOut.map((why) => ({ field, why })));
    return reading.value;
  }
  const { name, description, location, signup_options, url } = entry;
  return {
    name: read("name", name, readName),
    description: read("description", description, readDescription),
    category: read("category", findCategory(entry, page), readName),
    place: read("place", location.name, readPlace),
    address: read("address", location.address, readPlace),
    page: read("page", signup_options.tickets.url || url, readPageAddress),
  };
}

/** Finds the name of an entry's category. In the newer format the page lists it apart from the entries. */
function findCategory({ category, category_id }: Entry, { categories }: Page): string {
  const listed = categories.find(({ id }) => id !== "" && id === category_id);
  return (listed ?? category).name;
}

function makeEvent(
  entry: Entry,
  words: Words,
  times: EntryTimes,
  hosts: ChurchSuiteHosts,
): EventWithoutId {
  const { name, status } = takeStatusOut(words.name || NAMELESS, { state: entry.status });
  const place = makePlace(words, entry.location.type);
  const event: EventWithoutId = { name, ...times, ...status };
  if (words.category) event.category = words.category;
  if (words.description.length > 0) event.description = words.description;
  if (place) event.place = place;
  Object.assign(event, readPicture(entry, hosts));
  if (!words.page) return event;
  event.detailsUrl = words.page;
  const detailsHost = findOtherHost(words.page, hosts);
  if (detailsHost) event.detailsHost = detailsHost;
  const hasRoom = status.state === "on" && !status.isFull;
  if (hasRoom && takesBookings(entry)) event.takesBookings = true;
  return event;
}

/** Makes a place. An online event has no address, because people type its joining link there. */
function makePlace({ place: name, address }: Words, isOnline: boolean): Place | null {
  const place: Place = {};
  if (isOnline) place.isOnline = true;
  if (name) place.name = name;
  if (address && !isOnline) place.address = address;
  return Object.keys(place).length > 0 ? place : null;
}

function takesBookings({ signup_enabled, signup_options }: Entry): boolean {
  return signup_enabled || (signup_options.signup_enabled && signup_options.embed.enabled);
}

/** Reads a picture. Only ChurchSuite's hosts are asked, because no other may learn of this website's visitors. */
function readPicture(
  { image, images }: Entry,
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
