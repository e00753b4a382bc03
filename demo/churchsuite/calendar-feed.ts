import { readChurch } from "#app/content-loader/church.server.ts";
import { readWallTime, withOffset } from "#app/time/wall-time.ts";
import { type FeedEntry, isEvent } from "#demo/programme/feed-entries.ts";
import { type ProgrammeEvent, written } from "#demo/programme/programme.ts";

/** The UUID under which the stand-in shows the newer feed. */
export const SAMPLE_CALENDAR = "3f8c2a61-7d4e-4b90-a5c1-0e9d6b7f2c48";

const PER_PAGE = 10;
// What is never more than fifty pages is read to its end by the website.
const PER_PAGE_OF_MANY = 100;

/** Whether the newer feed has this calendar: the sample, or the one the church has written down. */
export function isKnownCalendar(uuid: string): boolean {
  return uuid === SAMPLE_CALENDAR || uuid === readChurch().churchsuite?.calendar;
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
  const pictureAs = (size: string) => `${origin}/demo/pictures/${picture}_${size}.jpg`;
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
    image: picture
      ? {
          thumbnail: pictureAs("thumb"),
          small: pictureAs("sm"),
          medium: pictureAs("md"),
          large: pictureAs("lg"),
        }
      : null,
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
