import { readWallTime, withOffset } from "#app/time/wall-time.ts";
import {
  type FeedEntry,
  isEvent,
  type ProgrammeEvent,
  written,
} from "#demo/programme/programme.ts";
// An event as ChurchSuite's calendar feed writes it, with everything a website has no use for.
import record from "./embed-event.json" with { type: "json" };

/** The UUID under which the stand-in shows the newer feed. */
export const SAMPLE_CALENDAR = "3f8c2a61-7d4e-4b90-a5c1-0e9d6b7f2c48";

const PER_PAGE = 10;
// What is never more than fifty pages is read to its end by the website.
const PER_PAGE_OF_MANY = 100;

export function embedFeed(entries: FeedEntry[], origin: string) {
  return entries.map((entry) => (isEvent(entry) ? embedEvent(entry, origin) : entry));
}

/** [] is PHP's empty object: so "no pictures" and "no place" are lists. */
export function embedEvent(event: ProgrammeEvent, origin: string) {
  const { identifier, name, description, category, place, picture, status = "confirmed" } = event;
  const id = Number.parseInt(identifier, 36);
  return {
    ...record,
    id,
    identifier,
    sequence: event.series ?? null,
    name,
    datetime_start: event.start,
    datetime_end: event.end,
    description,
    category,
    status,
    capacity: event.capacity ?? null,
    images: picture ? pictureSizes(`${origin}/demo/pictures/${picture}`) : [],
    location: place ?? [],
    signup_options: signUpOptions(event, `${origin}/demo/churchsuite/events/${identifier}`),
    // For those who check children in: six digits, the same every time.
    pin: 100_000 + (id % 900_000),
  };
}

function pictureSizes(picture: string) {
  return Object.fromEntries(
    Object.entries(record.images).map(([size, its]) => {
      return [size, { ...its, url: `${picture}_${size}.jpg` }];
    }),
  );
}

/** Every switch is the text "1" or "0", and the address is there whether or not one can book. */
function signUpOptions({ signUp }: ProgrammeEvent, url: string) {
  const { signup_options: usual } = record;
  const enabled = signUp === "can be booked" ? "1" : "0";
  return {
    ...usual,
    embed: { ...usual.embed, enabled },
    public: { ...usual.public, enabled },
    signup_cancel: enabled,
    signup_enabled: enabled,
    ...(signUp === "ticket without address" && { tickets: { enabled } }),
    ...(/booked|details/.test(signUp) && { tickets: { enabled, url } }),
  };
}

/** One page of the newer feed, the first being 1; beyond the last there are no events. */
export function calendarPage(entries: FeedEntry[], page: number, origin: string) {
  const per_page = entries.length > PER_PAGE_OF_MANY ? PER_PAGE_OF_MANY : PER_PAGE;
  const onThisPage = entries.slice((page - 1) * per_page, page * per_page);
  return {
    events: onThisPage.map((entry) => (isEvent(entry) ? calendarEvent(entry, origin) : entry)),
    categories: written.categories.map((one) => ({ ...one, brand_id: null, status: "active" })),
    sites: [{ id: 1, name: "Main site", color: "#2f5d50" }],
    brand: null,
    configuration: { name: "Website" },
    pagination: { num_results: entries.length, per_page, page },
  };
}

/** An event as ChurchSuite's newer feed writes it: in UTC, with real switches and plain addresses. */
export function calendarEvent(event: ProgrammeEvent, origin: string) {
  const { identifier, name, description, category, place, picture, hours, signUp } = event;
  const sizes = { thumbnail: "thumb", small: "sm", medium: "md", large: "lg" };
  const pictures = Object.entries(sizes).map(([size, short]) => [
    size,
    `${origin}/demo/pictures/${picture}_${short}.jpg`,
  ]);
  return {
    id: Number.parseInt(identifier, 36),
    identifier,
    sequence_id: event.series ?? null,
    name,
    starts_at: inUtc(event.start),
    ends_at: inUtc(event.end),
    all_day: hours === "all day",
    status: event.status ?? "confirmed",
    description: description ?? "",
    category_id: category.id,
    signup_enabled: signUp === "can be booked",
    image: picture ? Object.fromEntries(pictures) : null,
    location: place,
    all_sites: true,
    site_ids: [1],
    merge_identifier: null,
    url: `${origin}/demo/churchsuite/events/${identifier}`,
  };
}

/** "2026-11-27T19:30:00Z"; a time that nobody can read stays as it was typed. */
function inUtc(churchTime: string): string {
  const time = readWallTime(churchTime);
  return time ? new Date(withOffset(time)).toISOString().replace(".000Z", "Z") : churchTime;
}
