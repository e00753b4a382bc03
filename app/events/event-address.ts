import { addDays, clockOf, type Day, dayOf } from "#time";
import { type ChurchEvent, soonestFirst } from "./event.ts";

/** What an address has room for: sixty letters, to a word's end where there is one. */
const ROOM = /^(?:.{1,60}(?=-|$)|.{60})/;

/** How far ahead events have pages of their own, in days. */
const PAGES_AHEAD = 90;

/** A name as it can stand in an address: "carols-by-candlelight"; not longer than some sixty letters, to a word's end. */
export function slugOf(name: string): string {
  const plain = name.normalize("NFKD").replace(/\p{M}|['’]/gu, "");
  const slug = plain.toLowerCase().replace(/[^a-z\d]+/g, "-");
  return ROOM.exec(slug.replace(/^-|-$/g, ""))?.[0] ?? "event";
}

/**
 * Events with the names of the pages that a build of `today` makes: for those that begin within ninety days. Of two of
 * the same day and name the later one has its hour.
 */
export function givePages(events: ChurchEvent[], today: Day): ChurchEvent[] {
  const pages = new Set<string>();
  const first = new Map<string, string>();
  for (const event of soonestFirst(events)) {
    if (dayOf(event.start) > addDays(today, PAGES_AHEAD)) break;
    const { plain, timed } = namesOfPage(event);
    if (!first.has(plain)) first.set(plain, timed);
    pages.add(event.page ?? (first.get(plain) === timed ? plain : timed));
  }
  return withPages(events, pages);
}

/** Events with the names of their pages, where these are among the pages that a build has made. */
export function withPages(events: ChurchEvent[], pages: ReadonlySet<string>): ChurchEvent[] {
  return events.map((event) => {
    const { plain, timed } = namesOfPage(event);
    const page = [timed, plain].find((name) => pages.has(name));
    return page ? { ...event, page } : event;
  });
}

function namesOfPage({ name, start }: ChurchEvent) {
  const plain = `${dayOf(start)}-${slugOf(name)}`;
  return { plain, timed: `${plain}-${clockOf(start).replace(":", "")}` };
}
