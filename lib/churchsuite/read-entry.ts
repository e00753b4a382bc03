import { addLinks } from "./add-links.ts";
import type { OwnContacts } from "./feed.ts";
import type { FeedEvent } from "./feed-event.ts";
import type { DatedEntry } from "./find-entries.ts";
import type { FieldPaths } from "./formats.ts";
import { type ChurchSuiteHosts, hostElsewhere, hostsAt } from "./hosts.ts";
import type { HtmlParser } from "./html-parser.ts";
import { identifierIn, isOn, textIn, valueAt, webAddressIn } from "./json-fields.ts";
import { LONGEST_ADDRESS, longest } from "./limits.ts";
import { readLine, readLines, trimPunctuation } from "./read-lines.ts";
import { readPlace } from "./read-place.ts";
import { redactEvent, type TypedWords, unredacted } from "./redact.ts";
import { readStatusInName } from "./status-in-name.ts";
import { typeset, typesetProse } from "./typeset.ts";

/** An entry of the feed, and the event that became of it. */
export type ReadEntry = {
  /** ChurchSuite's own name for it, "f3jywymn"; repeats may share one. */
  identifier: string;
  /** Its name as it was typed, without what is private in it. */
  name: string;
  event: EventWithoutId;
  /** Whether its status was typed into its name. */
  hasStatusInName: boolean;
  /** Whether a way into a meeting, or a code, was taken out of its words. */
  isRedacted: boolean;
};

/** An event that has not been compared with the others of its feed. */
export type EventWithoutId = Omit<FeedEvent, "id">;

/** An event's picture, as far as it has one. */
type Picture = {
  /** The largest that there is; missing if there is none. */
  url?: string;
  /** Its widths, as in HTML's `srcset`; missing if there is one alone. */
  widths?: string;
};

const NAMELESS = "Church event";

// In pixels, for the first of a picture's addresses.
const PICTURE_WIDTHS = [1024, 512, 256];

/**
 * Reads an entry, and redacts its words. `base` is the address of the church's ChurchSuite; `own` is what the church has
 * on its pages itself.
 */
export function readEntry(
  entry: DatedEntry,
  base: string,
  own: OwnContacts,
  parseHtml: HtmlParser,
): ReadEntry {
  const { json, paths, times } = entry;
  const hosts = hostsAt(new URL(base).origin);
  const words = redactEvent(readTypedWords(entry, base, parseHtml), own, parseHtml);

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
  if (words.detailsUrl) {
    event.detailsUrl = words.detailsUrl;
    const takesBookings = paths.bookingSwitches.every((path) => isOn(valueAt(json, path)));
    if (takesBookings && !statusInName) event.takesBookings = true;
    const host = hostElsewhere(words.detailsUrl, hosts);
    if (host) event.detailsHost = host;
  }
  return {
    identifier: identifierIn(valueAt(json, "identifier")),
    name: words.name,
    event,
    hasStatusInName: statusInName !== undefined,
    isRedacted: words.isRedacted,
  };
}

/** What people have typed about an event. It is wrapped as soon as it is read. */
function readTypedWords(
  { json, page, paths }: DatedEntry,
  base: string,
  parseHtml: HtmlParser,
): TypedWords {
  const lineAt = (path: string, most?: number) =>
    unredacted(readLine(valueAt(json, path), parseHtml, most));
  const textAt = (path: string, most: number) =>
    unredacted(textIn(valueAt(json, path), most).trim());
  const categoryOfPage = page.categories.get(identifierIn(valueAt(json, "category_id")));
  const detailsUrl = webAddressIn(valueAt(json, paths.detailsUrl));
  const placeType = readLine(valueAt(json, "location.type"), parseHtml);
  return {
    name: lineAt("name", longest.name),
    category: categoryOfPage ?? lineAt("category.name"),
    placeName: lineAt("location.name"),
    placeAddress: unredacted(readLines(valueAt(json, "location.address"), parseHtml)),
    description: textAt("description", longest.description),
    joinLink: textAt("location.url", LONGEST_ADDRESS),
    detailsUrl: unredacted(detailsUrl || pageAtChurchSuite(json, base)),
    isOnline: placeType.toLowerCase() === "online",
  };
}

/** The page of an event of the newer format, which may not name it; "" if the event has none. */
function pageAtChurchSuite(json: unknown, base: string): string {
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

/** An event's picture at ChurchSuite's hosts: no other host may hear of this website's visitors. */
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
