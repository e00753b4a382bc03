import typical from "./typical-event.json" with { type: "json" };

/*
 * Events as the embed feed has them, for tests. It is opened as `#churchsuite/testing`.
 */

export const { churchHalls } = typical;

/** A typical event that begins at `start`, church time: "2026-12-06 19:00:00". `changes` may hold what should never be sent. */
export function feedEvent(name: string, start: string, changes: object = {}) {
  // Eight letters that stand for it in the address of its page.
  const letters = name.toLowerCase().replaceAll(/[^a-z]/g, "");
  const identifier = letters.padEnd(8, "x").slice(0, 8);
  return {
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
}

/** Where ChurchSuite keeps pictures. */
export const PICTURES = "https://cdn.churchsuite.com";

/** The pictures of an event in these sizes only, "carols_lg.jpg" for example. */
export function pictures(event: string, sizes: string[]) {
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
  return { ...typical.signUp, ...(tickets && { tickets }) };
}

/** Sign-up that is on: the site offers to book. */
export function bookable(identifier: string) {
  return {
    ...signUp({ enabled: "1", url: ticketUrl(identifier) }),
    embed: { visible: "1", enabled: "1" },
    signup_enabled: "1",
  };
}
