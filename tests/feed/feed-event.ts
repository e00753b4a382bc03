/** An event of the calendar feed in the shape ChurchSuite sends, with all it sends beside what the site reads. */
export type FeedEvent = ReturnType<typeof typicalEvent>;

type PictureSize = "lg" | "md" | "sm" | "thumb";

/**
 * A typical event with some of its fields changed. `start` is the church's own time,
 * "2026-12-06 19:00:00"; `changes` may hold what ChurchSuite should never send.
 */
export function feedEvent(name: string, start: string, changes: object = {}) {
  return { ...typicalEvent(name, start), ...changes };
}

/** "No pictures" and other empty objects are sent as lists: PHP's empty object. */
export const NOTHING: never[] = [];

/** Where ChurchSuite keeps pictures. */
export const PICTURES = "https://cdn.churchsuite.com";

/** The pictures of an event in these sizes only, "carols_lg.jpg" for example. */
export function pictures(event: string, sizes: PictureSize[]) {
  const url = (size: string) => `${PICTURES}/aB3xYz9Q/calendar/events/${event}_${size}.jpg`;
  return Object.fromEntries(
    sizes.map((size) => [size, { px: 512, square: false, mtime: 1764590000, url: url(size) }]),
  );
}

/** The page with details and tickets of an event. */
export function ticketUrl(identifier: string): string {
  return `https://example.churchsuite.com/events/${identifier}`;
}

/** Sign-up as it stands in the feed; without `tickets` there is no address to send anybody to. */
export function signUp(tickets?: object) {
  return {
    notification: "0",
    connect: { visible: "0" },
    embed: { visible: "1", enabled: "0" },
    public: { visible: "1", enabled: "0", featured: "0" },
    sequence_signup: "0",
    signup_cancel: "0",
    signup_enabled: "0",
    ...(tickets && { tickets }),
    visible_to_tags: [],
    fixed_questions: {
      name: { name: "Name", response_type: "Text", required: true, hidden: false },
      email: { name: "Email", response_type: "Email", required: "first", hidden: false },
      mobile: { name: "Phone", response_type: "Phone", required: false, hidden: false },
      notes: { name: "Notes", response_type: "Paragraph", required: false, hidden: false },
    },
  };
}

export const churchHalls = {
  address: "12 Meeting House Lane, Kilmorran, BT00 0AA",
  latitude: 54.601234,
  longitude: -6.234567,
  name: "Church Halls",
  type: "physical",
  url: null,
};

function typicalEvent(name: string, start: string) {
  const identifier = identifierOf(name);
  return {
    id: 4100 + name.length,
    identifier,
    sequence: null as number | null,
    name,
    datetime_start: start,
    datetime_end: `${start.slice(0, "2026-12-06".length)} 23:00:00`,
    description: "" as string | null,
    category: { id: 1, name: "Worship Services", color: "#2f5d50" },
    status: "confirmed",
    visible_to: [],
    brand: NOTHING,
    capacity: null,
    images: NOTHING as object,
    location: churchHalls as object | null,
    signup_options: signUp({ enabled: "0", url: ticketUrl(identifier) }) as object,
    site: null,
    site_ids: ["1"],
    pin: 533847,
    invite_hash: null,
    public_visible: true,
    mtime: "2026-11-16 09:42:07",
    muser: "office",
    ctime: "2026-08-31 15:20:44",
    cuser: "office",
    merged_by_strategy: false,
  };
}

/** Eight letters that stand for an event in the address of its page. */
function identifierOf(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/[^a-z]/g, "")
    .padEnd(8, "x")
    .slice(0, 8);
}
