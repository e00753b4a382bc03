import type { Stream } from "#app/content-loader/facts/fields.server.ts";
import { nextService, type Service, streamOf } from "#app/meetings/meeting.ts";
import { nearDate, nextOrNow, serviceWords, streamWords } from "#app/meetings/words.ts";
import type { Facts } from "#app/site.ts";
import { A_MINUTE } from "#app/time/clock.ts";
import { capital } from "#app/time/meeting-words.ts";
import { asUtc, type WallTime } from "#app/time/wall-time.ts";
import { britishDateAndYear, clockRange } from "#app/time/written-times.ts";

/** How long before a service in church the door is opened. */
const WELCOME = 15 * A_MINUTE;

/** The main service, its weekday and time: all that can be said without the time in church, as in the HTML. */
export function usualServiceWords(
  { church }: Facts,
  main?: Pick<Service, "map" | "where" | "stream">,
) {
  const { name, often, from } = church.mainService;
  return {
    what: name,
    when: `${capital(often)}, ${clockRange(from)}`,
    way: usualWay(main, church),
    stream: streamLine(main?.stream),
    isOpen: false,
  };
}

/** In words and on a map: where a service has no map of its own, to the church. */
function usualWay(service: Pick<Service, "map" | "where"> | undefined, church: Facts["church"]) {
  const { street, town, map } = church.address;
  if (service?.map) return { street: service.where ?? "", map: service.map };
  return { street: `${street}, ${town}`, map };
}

/** "Next service", "Come on in" or, elsewhere, "On now", with its name and place unless it is the main one in church; and when, and the way there. */
export function nextServiceWords(services: Service[], facts: Facts, now: WallTime) {
  const [main] = services;
  const next = nextService(services, now);
  if (!next) return usualServiceWords(facts, main);
  const { service, meeting } = next;
  const { church } = facts;
  const { name = service === main ? undefined : service.name } = meeting;
  const { day, hours, start, where } = meeting;
  // What is in another place than usual may be anywhere.
  const way = where === undefined ? usualWay(service, church) : null;
  const isHere = way !== null && service.map === undefined;
  const untilStart = asUtc(start).getTime() - asUtc(now).getTime();
  const isOpen = isHere && hours.from !== undefined && untilStart <= WELCOME;
  const isOn = nextOrNow(meeting, now) === "On now";
  const usualLabel = isOn ? "On now" : "Next service";
  const label = isOpen ? "Come on in" : usualLabel;
  const named = [name, where ?? service.where].filter(Boolean).join(", ");
  return {
    what: [label, named].filter(Boolean).join(": "),
    when: `${nearDate(day, now)}, ${clockRange(hours.from ?? church.mainService.from)}`,
    /** The street and town, and a link to a map; null where nobody knows the way. */
    way,
    stream: streamLine(streamOf(meeting, service), isOn),
    /** Whether the church's door stands open for it. */
    isOpen,
  };
}

/** Whether and where it is streamed; without an address where it is not. */
function streamLine(stream: Stream | undefined, isOn?: boolean) {
  if (!stream) return { words: "Not streamed this time" };
  return { words: streamWords(stream, isOn), address: stream.address };
}

/** How the next service stands at the head of those of the coming weeks; in the HTML under the day of the build. */
export function comingServiceWords(services: Service[], facts: Facts, now: WallTime | null) {
  const { builtAt } = facts;
  const main = facts.church.mainService;
  const next = nextService(services, now ?? builtAt);
  const { name, words } = next
    ? serviceWords(next.meeting, next.service)
    : { name: main.name, words: `${main.often}, ${clockRange(main.from)}` };
  const usualLabel = next && now ? nextOrNow(next.meeting, now) : "Next";
  const isLive = next && usualLabel === "On now" && streamOf(next.meeting, next.service);
  const label = isLive ? "Live now" : usualLabel;
  return {
    heading: now ? "Coming services" : `Services from ${britishDateAndYear(builtAt)}`,
    name: `${now ? `${label}: ` : ""}${name},`,
    when: words,
  };
}
