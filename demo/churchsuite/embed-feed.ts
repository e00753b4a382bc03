import { addDays, type Day } from "#app/time/wall-time.ts";
import type { ProgrammeEvent } from "#demo/programme/programme.ts";
import type { Picture, SignUp } from "#demo/programme/read-programme.ts";
import { type FeedEntry, isEvent } from "./feed-entries.ts";

/** Last change of the pictures, in seconds since 1970. */
const PICTURES_CHANGED = 1_764_590_000;

/** Today's feed, `/embed/calendar/json`: a list of all there is. */
export function embedFeed(entries: FeedEntry[], today: Day, origin: string) {
  return entries.map((entry) => (isEvent(entry) ? embedEvent(entry, today, origin) : entry));
}

/** An event as ChurchSuite's calendar feed writes it, with everything a website has no use for. */
export function embedEvent(event: ProgrammeEvent, today: Day, origin: string) {
  return {
    id: event.id,
    identifier: event.identifier,
    sequence: event.series ?? null,
    name: event.name,
    datetime_start: event.start,
    datetime_end: event.end,
    description: event.description,
    category: event.category,
    status: event.status,
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

const fixedQuestions = {
  name: { name: "Name", response_type: "Text", required: true, hidden: false },
  email: { name: "Email", response_type: "Email", required: "first", hidden: false },
  mobile: { name: "Phone", response_type: "Phone", required: false, hidden: false },
  notes: { name: "Notes", response_type: "Paragraph", required: false, hidden: false },
};

/** Every switch is the text "1" or "0", and the address is there whether or not one can book. */
function signUpOptions(signUp: SignUp, eventPage: string) {
  const on = signUp === "can be booked" ? "1" : "0";
  const tickets = {
    "can be booked": { tickets: { enabled: on, url: eventPage } },
    "details only": { tickets: { enabled: on, url: eventPage } },
    "ticket without address": { tickets: { enabled: on } },
    "no tickets": {},
  } satisfies Record<SignUp, object>;
  return {
    notification: "0",
    connect: { visible: "0" },
    embed: { visible: "1", enabled: on },
    public: { visible: "1", enabled: on, featured: "0" },
    sequence_signup: "0",
    signup_cancel: on,
    signup_enabled: on,
    ...tickets[signUp],
    visible_to_tags: [],
    fixed_questions: fixedQuestions,
  };
}

/** ChurchSuite's record of the place: the same in every event of the feed. */
export const mainSite = {
  id: 1,
  name: "Main site",
  initials: "",
  color: "#2f5d50",
  order: 1,
  address: {
    id: null,
    line1: "Kilmorran Presbyterian Church",
    line2: "12 Meeting House Lane",
    line3: "",
    city: "Kilmorran",
    county: "Co. Antrim",
    postcode: "BT00 0AA",
    country: "",
  },
  mtime: "2025-09-02 10:14:31",
  muser: "office",
  ctime: "2019-08-20 14:11:16",
  cuser: "churchsuite",
};
