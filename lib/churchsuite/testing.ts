import typical from "./typical-event.json" with { type: "json" };

/*
 * Tests make entries of the embed feed here, as ChurchSuite sends them. It is opened as `#churchsuite/testing`.
 */

/** An entry of the embed feed. It has more fields than these. */
export type FeedEntry = {
  /** Eight letters that stand for it in the address of its page. */
  identifier: string;
  name: string;
  /** Church time: "2026-12-06 19:00:00". */
  datetime_start: string;
  datetime_end: string;
};

/** A place as an entry has it. */
export type SentPlace = {
  name: string;
  address: string;
  /** "physical" or "online". */
  type: string;
  /** The way into an online meeting. */
  url: string | null;
  latitude: number;
  longitude: number;
};

/** A picture as an entry has it, in one of its sizes. */
export type SentPicture = {
  url: string;
  px: number;
  square: boolean;
  /** When it was put there, in seconds since 1970. */
  mtime: number;
};

/** The sign-up of an entry. It has more fields than these. */
export type SentSignUp = {
  /** "1" if it is on. */
  signup_enabled: string;
  /** The address for tickets; missing if there are none. */
  tickets?: object;
};

/** The origin of ChurchSuite's pictures. */
export const PICTURES = "https://cdn.churchsuite.com";

export const churchHalls: SentPlace = typical.churchHalls;

/** Makes a typical entry that begins at `start`, "2026-12-06 19:00:00". `changes` may hold what should never be sent. */
export function feedEntry(name: string, start: string, changes: object = {}): FeedEntry {
  const letters = name.toLowerCase().replaceAll(/[^a-z]/g, "");
  const identifier = letters.padEnd(8, "x").slice(0, 8);
  const entry = {
    ...typical.event,
    id: 4100 + name.length,
    identifier,
    name,
    datetime_start: start,
    datetime_end: `${start.slice(0, "2026-12-06".length)} 23:00:00`,
    location: churchHalls,
    signup_options: signUp({ enabled: "0", url: ticketUrl(identifier) }),
    ...changes,
  };
  return entry;
}

/** Makes the pictures of an event in these sizes only, by their sizes: "carols_lg.jpg" is "lg". */
export function pictures(event: string, sizes: string[]): Record<string, SentPicture> {
  const sent: Record<string, SentPicture> = {};
  for (const size of sizes) {
    const url = `${PICTURES}/aB3xYz9Q/calendar/events/${event}_${size}.jpg`;
    sent[size] = { px: 512, square: false, mtime: 1764590000, url };
  }
  return sent;
}

/** Makes the address of an event's page with details and tickets. */
export function ticketUrl(identifier: string): string {
  return `https://example.churchsuite.com/events/${identifier}`;
}

/** Makes a sign-up that is off. Without `tickets` it has no address. */
export function signUp(tickets?: object): SentSignUp {
  const sent: SentSignUp = { ...typical.signUp };
  if (tickets) sent.tickets = tickets;
  return sent;
}

/** Makes a sign-up that is on, so that the site offers to book. */
export function bookable(identifier: string): SentSignUp {
  const sent = {
    ...signUp({ enabled: "1", url: ticketUrl(identifier) }),
    embed: { visible: "1", enabled: "1" },
    signup_enabled: "1",
  };
  return sent;
}
