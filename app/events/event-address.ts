import { sortByStart } from "#app/agenda/occurrence.ts";
import type { ChurchEvent } from "#app/church/diary.ts";
import { addDays, clockOf, type Day, dayOf } from "#time";

/** The part of a slug for which an address has room: sixty letters, if possible to the end of a word. */
const ROOM = /^(?:.{1,60}(?=-|$)|.{60})/;

/** How far ahead events have pages of their own, in days. */
const PAGES_AHEAD = 90;

/** Makes a name fit for an address: "carols-by-candlelight". It has sixty letters at most. */
export function makeSlug(name: string): string {
  const plain = name.normalize("NFKD").replace(/\p{M}|['’]/gu, "");
  const slug = plain.toLowerCase().replace(/[^a-z\d]+/g, "-");
  return ROOM.exec(slug.replace(/^-|-$/g, ""))?.[0] ?? "event";
}

/**
 * Gives events the names of the pages that a build of `today` makes, if they begin within ninety days. Of two events with
 * the same day and name, the later one has its hour in the name.
 */
export function givePages(events: ChurchEvent[], today: Day): ChurchEvent[] {
  const pages = new Set<string>();
  const first = new Map<string, string>();
  for (const event of sortByStart(events)) {
    if (dayOf(event.start) > addDays(today, PAGES_AHEAD)) break;
    const { plain, timed } = makePageNames(event);
    if (!first.has(plain)) first.set(plain, timed);
    pages.add(event.page ?? (first.get(plain) === timed ? plain : timed));
  }
  return withPages(events, pages);
}

/** Gives events the names of their pages, as far as a build has made these pages. */
export function withPages(events: ChurchEvent[], pages: ReadonlySet<string>): ChurchEvent[] {
  return events.map((event) => {
    const { plain, timed } = makePageNames(event);
    const page = [timed, plain].find((name) => pages.has(name));
    return page ? { ...event, page } : event;
  });
}

/** The names that an event's page may have. */
type PageNames = {
  /** "2026-12-24-carols" */
  plain: string;
  /** The same with the hour: "2026-12-24-carols-1930". */
  timed: string;
};

function makePageNames({ name, start }: ChurchEvent): PageNames {
  const plain = `${dayOf(start)}-${makeSlug(name)}`;
  return { plain, timed: `${plain}-${clockOf(start).replace(":", "")}` };
}
