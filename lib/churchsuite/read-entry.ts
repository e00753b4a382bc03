import { addLinks } from "./add-links.ts";
import type { OwnContacts } from "./feed.ts";
import type { FeedEvent } from "./feed-event.ts";
import type { DatedEntry } from "./find-entries.ts";
import type { FieldPaths } from "./formats.ts";
import { type ChurchSuiteHosts, findHostsAt, findOtherHost } from "./hosts.ts";
import type { HtmlParser } from "./html-parser.ts";
import { identifierIn, isOn, textIn, valueAt, webAddressIn } from "./json-fields.ts";
import { LONGEST_ADDRESS, longest } from "./limits.ts";
import { readLine, readLines, trimPunctuation } from "./read-lines.ts";
import { readPlace } from "./read-place.ts";
import { redactEvent, type TypedWords, wrapTypedWords } from "./redact.ts";
import { readStatusInName } from "./status-in-name.ts";
import { typeset, typesetProse } from "./typeset.ts";

/** An event, and the facts about its entry in the feed that it does not show. */
export type ReadEntry = {
  /** The identifier that ChurchSuite gave it, "f3jywymn". Repeats of an event may share one. */
  identifier: string;
  /** Its name as somebody typed it, without anything private. */
  name: string;
  event: EventWithoutId;
  /** Whether its words have lost a way into a meeting, or a code. */
  isRedacted: boolean;
};

/** An event without an id, because ids depend on the other events of the feed. */
export type EventWithoutId = Omit<FeedEvent, "id">;

/** The addresses of an event's picture. */
type Picture = {
  /** The largest one; missing if there is no picture. */
  url?: string;
  /** Its widths, as in HTML's `srcset`; missing if there is only one. */
  widths?: string;
};

const NAMELESS = "Church event";

/** The widths of a picture's first three addresses, in pixels. */
const PICTURE_WIDTHS = [1024, 512, 256];

/** Reads an entry, and redacts its words. `base` is the address of the church's ChurchSuite. */
export function readEntry(
  entry: DatedEntry,
  base: string,
  ownContacts: OwnContacts,
  parseHtml: HtmlParser,
): ReadEntry {
  const { json, paths, times } = entry;
  const hosts = findHostsAt(new URL(base).origin);
  const words = redactEvent(readTypedWords(entry, base, parseHtml), ownContacts, parseHtml);

  const { name, status: statusInName } = readStatusInName(typeset(words.name));
  const isOff = statusInName !== undefined && statusInName.kind !== "full";
  const event: EventWithoutId = {
    name: name || NAMELESS,
    ...times,
    status: isOff ? "cancelled" : readStatus(json),
  };
  if (statusInName && statusInName.words !== "Cancelled") event.statusInName = statusInName;
  const category = typeset(trimPunctuation(words.category));
  if (category) event.category = category;
  if (words.description.length > 0) event.description = addLinks(typesetProse(words.description));
  const place = readPlace(words);
  if (place) event.place = place;
  const picture = readPicture(json, paths, hosts);
  if (picture.url) event.pictureUrl = picture.url;
  if (picture.widths) event.pictureWidths = picture.widths;
  addDetailsPage(event, words.detailsUrl, hosts);
  const takesBookings = paths.bookingSwitches.every((path) => isOn(valueAt(json, path)));
  if (event.detailsUrl && takesBookings && !statusInName) event.takesBookings = true;
  return {
    identifier: identifierIn(valueAt(json, "identifier")),
    name: words.name,
    event,
    isRedacted: words.isRedacted,
  };
}

/** Adds the page with details, if there is one, and its host if that is not ChurchSuite. */
function addDetailsPage(event: EventWithoutId, detailsUrl: string, hosts: ChurchSuiteHosts): void {
  if (!detailsUrl) return;
  event.detailsUrl = detailsUrl;
  const host = findOtherHost(detailsUrl, hosts);
  if (host) event.detailsHost = host;
}

/** Reads what people have typed about an event, and wraps it at once so that nothing can print it. */
function readTypedWords(
  { json, page, paths }: DatedEntry,
  base: string,
  parseHtml: HtmlParser,
): TypedWords {
  const lineAt = (path: string, most?: number) =>
    wrapTypedWords(readLine(valueAt(json, path), parseHtml, most));
  const textAt = (path: string, most: number) =>
    wrapTypedWords(textIn(valueAt(json, path), most).trim());
  const categoryOfPage = page.categories.get(identifierIn(valueAt(json, "category_id")));
  const detailsUrl = webAddressIn(valueAt(json, paths.detailsUrl));
  const placeType = readLine(valueAt(json, "location.type"), parseHtml);
  return {
    name: lineAt("name", longest.name),
    category: categoryOfPage ?? lineAt("category.name"),
    placeName: lineAt("location.name"),
    placeAddress: wrapTypedWords(readLines(valueAt(json, "location.address"), parseHtml)),
    description: textAt("description", longest.description),
    joinLink: textAt("location.url", LONGEST_ADDRESS),
    detailsUrl: wrapTypedWords(detailsUrl || findPageAtChurchSuite(json, base)),
    isOnline: placeType.toLowerCase() === "online",
  };
}

/** Makes the address of the page of an event in the newer format, which may not name it; "" if the event has none. */
function findPageAtChurchSuite(json: unknown, base: string): string {
  const identifier = identifierIn(valueAt(json, "identifier"));
  const isNewer = valueAt(json, "signup_options") === undefined;
  return isNewer && /^[a-z\d]+$/i.test(identifier) ? `${base}/events/${identifier}` : "";
}

/** A missing or unknown status means confirmed. */
function readStatus(json: unknown): FeedEvent["status"] {
  const word = textIn(valueAt(json, "status")).toLowerCase();
  if (word === "canceled" || word === "cancelled") return "cancelled";
  return word === "pending" ? "pending" : "confirmed";
}

/** Reads an event's picture. Only ChurchSuite's hosts are asked, because no other may learn of this website's visitors. */
function readPicture(json: unknown, paths: FieldPaths, hosts: ChurchSuiteHosts): Picture {
  const addresses = paths.pictures.map((path) => {
    const address = webAddressIn(valueAt(json, path));
    return address && hosts.pictures.includes(new URL(address).origin) ? address : "";
  });
  const picture: Picture = {};
  const url = addresses.find(Boolean);
  if (url) picture.url = url;
  const widths = PICTURE_WIDTHS.flatMap((width, index) => {
    const address = addresses[index];
    // Commas separate the entries of a srcset.
    return address ? [`${new URL(address).href.replaceAll(",", "%2C")} ${width}w`] : [];
  });
  if (widths.length > 1) picture.widths = widths.join(", ");
  return picture;
}
