import { createHash } from "node:crypto";
import { readChurch } from "#app/church/church-facts.server.ts";
import { ALL_SERVICES, type Notice, readNotices } from "#app/church/notices.server.ts";
import { serviceId } from "#app/meetings/series.server.ts";
import { isStandIn } from "#app/stand-in.server.ts";
import { type Change, EVERYTHING } from "#dates";
import { addDays, britishDate, midnight, type Span, spanBetween } from "#time";

/** A notice at the top of every page, and the time in which it stands there. */
export type TimedNotice = Span &
  Pick<Notice, "words" | "link"> & {
    /** Other words make it another notice, which nobody has closed yet. */
    id: string;
  };

type Named = { name: string };
type Noted = ReturnType<typeof readNotices>;

/** Past ones are left out, but not in front of the stand-in, where tests go back in time. Throws ContentProblems. */
export function readTimedNotices(now: Date): TimedNotice[] {
  const notices = timedNotices(readNotices(), readChurch().services);
  return notices.filter(({ until }) => isStandIn || until > now.getTime());
}

/** All notices, those of services that are off first: these are told from the day before. */
export function timedNotices(noted: Noted, services: Named[]): TimedNotice[] {
  const ofChanges = noted.changes.flatMap((change) => ofChange(change, services));
  return [...ofChanges, ...noted.notices].map((notice) => {
    const { from, until, words, link } = notice;
    const span = spanBetween({ from: midnight(from), until: midnight(addDays(until, 1)) });
    const id = createHash("sha256").update(`${from} ${words}`).digest("hex").slice(0, 8);
    return { id, words, ...(link && { link }), ...span };
  });
}

/** What must reach everybody: that a service, or everything, is off. */
function ofChange(change: Change, services: Named[]): Notice[] {
  const what = change.what === "off" && whatIsOff(change.for, services);
  if (!what) return [];
  const { day, until = day, why } = change;
  const days =
    until === day ? `on ${britishDate(day)}` : `from ${britishDate(day)} to ${britishDate(until)}`;
  return [{ from: addDays(day, -1), until, words: `${what} ${days}: ${why}.` }];
}

function whatIsOff(whom: string[], services: Named[]): string | undefined {
  if (whom.includes(EVERYTHING)) return "Everything is off";
  if (whom.includes(ALL_SERVICES)) return "There is no service";
  const named = services.filter((service) => whom.includes(serviceId(service)));
  return named.length > 0 ? `There is no ${named.map(({ name }) => name).join(" or ")}` : undefined;
}
