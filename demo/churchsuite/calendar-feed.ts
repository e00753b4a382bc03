import { readChurch } from "#app/content-loader/church.server.ts";
import { readWallTime, withOffset } from "#app/time/wall-time.ts";
import type { ProgrammeEvent } from "#demo/programme/programme.ts";
import { type Picture, readProgramme } from "#demo/programme/read-programme.ts";
import { mainSite } from "./embed-feed.ts";
import { type FeedEntry, isEvent } from "./feed-entries.ts";

/** The UUID under which the stand-in shows the newer feed. */
export const SAMPLE_CALENDAR = "3f8c2a61-7d4e-4b90-a5c1-0e9d6b7f2c48";

/** Whether the newer feed has this calendar: the sample, or the one the church has written down. */
export function isKnownCalendar(uuid: string): boolean {
  return uuid === SAMPLE_CALENDAR || uuid === readChurch().churchsuite?.calendar;
}

const PER_PAGE = 10;
// What is never more than fifty pages is read to its end by the website.
const PER_PAGE_OF_MANY = 100;

/** One page of the newer feed, the first being 1; beyond the last there are no events. */
export function calendarPage(entries: FeedEntry[], page: number, origin: string) {
  const per_page = entries.length > PER_PAGE_OF_MANY ? PER_PAGE_OF_MANY : PER_PAGE;
  const onThisPage = entries.slice((page - 1) * per_page, page * per_page);
  return {
    events: onThisPage.map((entry) => (isEvent(entry) ? calendarEvent(entry, origin) : entry)),
    categories: readProgramme().categories.map((category) => ({
      ...category,
      brand_id: null,
      status: "active",
    })),
    sites: [{ id: mainSite.id, name: mainSite.name, color: mainSite.color }],
    brand: null,
    configuration: { name: "Website" },
    pagination: { num_results: entries.length, per_page, page },
  };
}

/** An event as ChurchSuite's newer feed writes it: in UTC, with real switches and plain addresses. */
export function calendarEvent(event: ProgrammeEvent, origin: string) {
  return {
    id: event.id,
    identifier: event.identifier,
    sequence_id: event.series ?? null,
    name: event.name,
    starts_at: inUtc(event.start),
    ends_at: inUtc(event.end),
    all_day: event.hours === "all day",
    status: event.status,
    description: event.description ?? "",
    category_id: event.category.id,
    signup_enabled: event.signUp === "can be booked",
    image: event.picture ? pictureSizes(event.picture, origin) : null,
    location: event.place,
    all_sites: true,
    site_ids: [1],
    merge_identifier: null,
    url: `${origin}/demo/churchsuite/events/${event.identifier}`,
  };
}

/** "2026-11-27T19:30:00Z"; a time that nobody can read stays as it was typed. */
function inUtc(churchTime: string): string {
  const time = readWallTime(churchTime);
  if (!time) return churchTime;
  return new Date(withOffset(time)).toISOString().replace(".000Z", "Z");
}

function pictureSizes(picture: Picture, origin: string) {
  const url = (size: string) => `${origin}/demo/pictures/${picture}_${size}.jpg`;
  return { thumbnail: url("thumb"), small: url("sm"), medium: url("md"), large: url("lg") };
}
