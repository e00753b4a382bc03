import { type FeedEntry, isEvent } from "#demo/programme/feed-entries.ts";
import type { ProgrammeEvent } from "#demo/programme/programme.ts";
// An event as ChurchSuite's calendar feed writes it, with everything a website has no use for.
import record from "./embed-event.json" with { type: "json" };

/** Last change of the pictures, in seconds since 1970. */
const PICTURES_CHANGED = 1_764_590_000;

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
  const sizes = { thumb: 128, sm: 256, md: 512, lg: 1024 };
  return Object.fromEntries(
    Object.entries(sizes).map(([size, px]) => {
      const url = `${picture}_${size}.jpg`;
      return [size, { px, square: size === "thumb", mtime: PICTURES_CHANGED, url }];
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
