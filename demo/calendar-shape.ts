import { readWallTime, withOffset } from "#app/time/wall-time.ts";
import { asTyped } from "./feed-shape.ts";
import type { Picture } from "./occasions/occasion.ts";
import type { ProgrammeEvent } from "./programme.ts";

/** An event as ChurchSuite's newer feed writes it: in UTC, with real switches and plain addresses. */
export function inCalendarShape(event: ProgrammeEvent, origin: string) {
  return {
    id: event.id,
    identifier: event.identifier,
    sequence_id: event.series ?? null,
    name: event.name,
    starts_at: inUtc(event.start),
    ends_at: inUtc(event.end),
    all_day: event.hours === "all day",
    status: event.status ?? "confirmed",
    description: asTyped(event.description) ?? "",
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
