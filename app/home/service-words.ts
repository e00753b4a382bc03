import { hoursOf, nextService, type Service } from "#app/meetings/meeting.ts";
import { nearDate, nextOrNow, serviceWords } from "#app/meetings/words.ts";
import type { Way } from "#app/places/buildings.ts";
import type { Facts } from "#app/site.ts";
import { capital } from "#app/time/meeting-words.ts";
import type { WallTime } from "#app/time/wall-time.ts";
import { britishDateAndYear, clockOn } from "#app/time/written-times.ts";

export type NextServiceWords = {
  what: string;
  when: string;
  /** The street, and a link to a map; null where nobody knows the way. */
  way: Pick<Way, "street" | "map"> | null;
};

/**
 * "Next service" or "On now", with its name and place unless it is the main one in church; and when, and the way
 * there. Without the time in church, as in the HTML, the main one's weekday and time.
 */
export function nextServiceWords(
  services: Service[],
  { church, nextLabel }: Facts,
  now: WallTime | null,
): NextServiceWords {
  const next = now && nextService(services, now);
  const main = church.mainService;
  if (!next) {
    return {
      what: main.name,
      when: `${capital(main.often)}, ${clockOn(main.from)}`,
      way: services[0]?.way ?? church.address,
    };
  }
  const { service, meeting } = next;
  const isMain = service === services[0];
  const isNext = nextOrNow(meeting, service, now) === "Next";
  const label = isNext ? nextLabel : "On now";
  const name = meeting.name ?? (isMain ? undefined : service.name);
  const named = [name, meeting.where ?? service.where].filter(Boolean).join(", ");
  const { from = main.from } = hoursOf(meeting, service);
  return {
    what: [label, named].filter(Boolean).join(": "),
    when: `${nearDate(meeting.day, now)}, ${clockOn(from)}`,
    way: meeting.way === undefined ? (service.way ?? church.address) : meeting.way,
  };
}

/** How the next service stands at the head of those of the coming weeks; in the HTML under the day of the build. */
export function comingServiceWords(
  services: Service[],
  { church, builtAt }: Facts,
  now: WallTime | null,
): { heading: string; name: string; when: string } {
  const main = church.mainService;
  const next = nextService(services, now ?? builtAt);
  const { name, words } = next
    ? serviceWords(next.meeting, next.service)
    : { name: main.name, words: `${main.often}, ${clockOn(main.from)}` };
  const lead = now ? `${next ? nextOrNow(next.meeting, next.service, now) : "Next"}: ` : "";
  return {
    heading: now ? "Coming services" : `Services from ${britishDateAndYear(builtAt)}`,
    name: `${lead}${name},`,
    when: words,
  };
}
