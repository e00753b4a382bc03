import { addDays, type Day } from "#app/time/wall-time.ts";
import type { Description, Picture } from "./occasions/occasion.ts";
import type { ProgrammeEvent } from "./programme.ts";
import { signUpOptions } from "./sign-up-options.ts";
import { mainSite } from "./site-record.ts";

/** Last change of the pictures, in seconds since 1970. */
const PICTURES_CHANGED = 1_764_590_000;

/** An event as ChurchSuite's calendar feed writes it, with everything a website has no use for. */
export function inFeedShape(event: ProgrammeEvent, today: Day, origin: string) {
  return {
    id: event.id,
    identifier: event.identifier,
    sequence: event.series ?? null,
    name: event.name,
    datetime_start: event.start,
    datetime_end: event.end,
    description: asTyped(event.description),
    category: event.category,
    status: event.status ?? "confirmed",
    visible_to: [],
    // [] is PHP's empty object: so "no brand", "no pictures" and "no place" are lists.
    brand: [],
    capacity: event.capacity ?? null,
    images: event.picture ? pictureSizes(event.picture, origin) : [],
    location: event.place ?? [],
    signup_options: signUpOptions(
      event.signUp,
      `${origin}/demo/churchsuite/events/${event.identifier}`,
    ),
    site: mainSite,
    site_ids: ["1"],
    pin: checkInPin(event.id),
    invite_hash: null,
    public_visible: true,
    mtime: `${addDays(today, -5)} 09:42:07`,
    muser: "office",
    ctime: `${addDays(today, -82)} 15:20:44`,
    cuser: "office",
    merged_by_strategy: false,
  };
}

/** A description as it left the hands that typed it. */
export function asTyped(description: Description): string | null {
  if (description === null || description === "") return description;
  return "html" in description ? description.html : description.plain;
}

function pictureSizes(picture: Picture, origin: string) {
  const url = (size: string) => `${origin}/demo/pictures/${picture}_${size}.jpg`;
  const sized = (size: string, px: number, square: boolean) => ({
    px,
    square,
    mtime: PICTURES_CHANGED,
    url: url(size),
  });
  return {
    thumb: sized("thumb", 128, true),
    sm: sized("sm", 256, false),
    md: sized("md", 512, false),
    lg: sized("lg", 1024, false),
    original_16: url("thumb"),
    original_100: url("sm"),
    original_500: url("md"),
    original_1000: url("lg"),
    square_16: url("thumb"),
    square_100: url("thumb"),
  };
}

/** Six digits that look drawn by lot and are the same every time. */
function checkInPin(id: number): number {
  return 100_000 + ((id * 7919) % 900_000);
}
