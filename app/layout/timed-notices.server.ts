import { createHash } from "node:crypto";
import { ALL_SERVICES, type Notice, type Notices } from "#app/church/notices.server.ts";
import type { Church } from "#app/church/open-church.server.ts";
import { serviceId } from "#app/church/series.server.ts";
import { isStandIn } from "#app/church/settings.server.ts";
import { type Change, EVERYTHING, lastDayOf } from "#dates";
import { addDays, britishDays, midnight, spanBetween } from "#time";

/** A notice at the top of every page. */
export interface TimedNotice extends Omit<Notice, "from" | "until"> {
  /** Changes with its words and its first day, so that a visitor who has closed a notice sees a new one. */
  id: string;
  /** When it is first shown, in milliseconds since 1970. */
  from: number;
  /** When it is shown no longer, in milliseconds since 1970. */
  until: number;
}

/** What of a service is in a notice. */
type NamedService = { name: string };

/**
 * Finds the notices that are shown now or later. The stand-in shows past ones as well, because its tests go back in
 * time.
 */
export function findNotices({ changes, notices, facts, now }: Church): TimedNotice[] {
  const timed = listTimedNotices({ changes, notices }, facts.services);
  return timed.filter(({ until }) => isStandIn() || until > now.getTime());
}

/** All notices. First are those that services are off, which are shown from the day before. */
export function listTimedNotices(
  { changes, notices }: Notices,
  services: NamedService[],
): TimedNotice[] {
  const noticesOfChanges = changes.flatMap((change) => makeNoticeOfChange(change, services) ?? []);
  return [...noticesOfChanges, ...notices].map(addTime);
}

function addTime({ from, until, ...notice }: Notice): TimedNotice {
  const span = spanBetween({ from: midnight(from), until: midnight(addDays(until, 1)) });
  const id = createHash("sha256").update(`${from} ${notice.words}`).digest("hex").slice(0, 8);
  return { ...notice, ...span, id };
}

/** A change has a notice of its own if it must reach everybody: a service is off, or everything is. */
function makeNoticeOfChange(change: Change, services: NamedService[]): Notice | undefined {
  if (change.what !== "off") return undefined;
  const what = sayWhatIsOff(change.for, services);
  if (!what) return undefined;
  const days = { from: change.day, to: lastDayOf(change) };
  return {
    from: addDays(days.from, -1),
    until: days.to,
    words: `${what} ${britishDays(days)}: ${change.why}.`,
  };
}

/** "There is no Evening Service"; undefined if the change is about groups alone. */
function sayWhatIsOff(ids: string[], services: NamedService[]): string | undefined {
  if (ids.includes(EVERYTHING)) return "Everything is off";
  if (ids.includes(ALL_SERVICES)) return "There is no service";
  const servicesOff = services.filter((service) => ids.includes(serviceId(service)));
  if (servicesOff.length === 0) return undefined;
  return `There is no ${servicesOff.map(({ name }) => name).join(" or ")}`;
}
