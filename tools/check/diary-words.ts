import { writeWhen } from "#app/events/event-text.ts";
import type { ExaminedEvent } from "#churchsuite";
import { isNamedFor, lastsSeveralDays, plainWords, type Series } from "#dates";
import { britishDate, clockOf, dayOf } from "#time";
import type { Finding } from "./finding.ts";
import { looksLikePeople } from "./looks-like-people.ts";

type DiaryEvent = ExaminedEvent["event"];

const STATUS_WORD = /\b(?:cancell?ed|postponed|called off|sold out)\b/i;

/** A service has several names if this many dates have an event without its name. */
const LEAST_DATES = 2;

/** How many minutes before or after a service an event may begin that stands for it. */
const NEAR = 30;

/**
 * Finds events whose words the office should look at, because the site does something with them that it may not expect.
 * `file` is the file of the services.
 */
export function findOddWords(examined: ExaminedEvent[], all: Series[], file: string): Finding[] {
  const events = examined.map(({ event }) => event);
  const findings = [
    ...examined.flatMap((one) => findOddWordsOfEvent(one, all)),
    ...findTwins(events),
    ...findNamesOfServices(events, all, file),
  ];
  return findings.filter(isFirstOfItsWords);
}

/** A series has the same words week after week, and they are listed once. */
function isFirstOfItsWords({ what }: Finding, index: number, findings: Finding[]): boolean {
  const withoutDay = (words: string) => words.replace(/ on \w+day \d+ \w+/, "");
  return findings.findIndex((one) => withoutDay(one.what) === withoutDay(what)) === index;
}

function findOddWordsOfEvent(examined: ExaminedEvent, all: Series[]): Finding[] {
  const { event, hasStatusInName, isRedacted } = examined;
  const { name, place, status, statusInName } = event;
  const findings: Finding[] = [];
  if (hasStatusInName) {
    const words = statusInName?.words ?? "Cancelled";
    findings.push(
      suggest(
        `${writeTitle(event)} is shown as “${words}”, because its name says so.`,
        "Set its status in ChurchSuite, too. If it takes place, take the word out of its name.",
      ),
    );
  } else if (status === "confirmed" && (STATUS_WORD.test(name) || saysNoSeries(name, all))) {
    findings.push(
      suggest(
        `${writeTitle(event)} is shown as taking place, whatever its name says.`,
        "If it does not, set its status in ChurchSuite, or write CANCELLED: before its name.",
      ),
    );
  }
  if (isRedacted) {
    findings.push(
      suggest(
        `${writeTitle(event)} has words that may lead into a private meeting or open a door: the site leaves them out.`,
        "Take them out in ChurchSuite: its own pages show them to everybody.",
      ),
    );
  }
  if (place?.name && looksLikePeople(place.name)) {
    findings.push(
      suggest(
        `${writeTitle(event)} has “${place.name}” as its place: are these people?`,
        "Write in ChurchSuite where it is. Whoever is on duty need not be on the website.",
      ),
    );
  }
  if (!event.isAllDay && lastsSeveralDays(event)) {
    findings.push(
      suggest(
        `${writeTitle(event)} is one event of several days: “${writeWhen({ id: "", ...event })}”.`,
        "If it has hours on each day, make it one event for each of them.",
      ),
    );
  }
  return findings;
}

/** "No Boys’ Brigade": an event that says of a group or a service that there is none. */
function saysNoSeries(name: string, all: Series[]): boolean {
  return all.some(({ names }) => names.some((one) => plainWords(name) === `no ${plainWords(one)}`));
}

/** Finds pairs of events that look like one: they begin together, and one name has the other in it. */
function findTwins(events: DiaryEvent[]): Finding[] {
  return events.flatMap((event, index) => {
    const twin = events.slice(0, index).find((other) => {
      if (other.start !== event.start || other.isAllDay !== event.isAllDay) return false;
      return isNamedFor(event.name, [other.name]) || isNamedFor(other.name, [event.name]);
    });
    if (!twin) return [];
    return suggest(
      `“${twin.name}” and ${writeTitle(event)} begin at the same time, and look like one event.`,
      "If they are one, delete one of them in ChurchSuite.",
    );
  });
}

/** Finds services that the diary calls by other names, and offers the line that tells the site. */
function findNamesOfServices(events: DiaryEvent[], all: Series[], file: string): Finding[] {
  return all
    .filter(({ isService }) => isService)
    .flatMap((service) => {
      const eventsAtService = findEventsAtService(events, service, all);
      const days = new Set(eventsAtService.map(({ start }) => dayOf(start)));
      if (days.size < LEAST_DATES) return [];
      const [, ...knownNames] = service.names;
      const newNames = shortenNames(eventsAtService.map(({ name }) => name));
      const names = [...knownNames, ...newNames];
      const quotedNames = newNames.map((name) => `“${name}”`);
      const begin = newNames.length === 1 ? "begins" : "begin";
      return {
        weight: "should" as const,
        where: file,
        what: `${new Intl.ListFormat("en-GB").format(quotedNames)} in the diary ${begin} when ${service.name} does: the site lists them beside it.`,
        mend: `If they are that service, write below it: also: [${names.map(quoteForYaml).join(", ")}]`,
      };
    });
}

/** Shortens names that begin alike to their beginning: "Gathering: Carols", "Gathering 2". Each is kept once. */
function shortenNames(names: string[]): string[] {
  const beginnings = names.map((name) => name.split(/ [-–—|] |: | \(| (?=\d)/)[0] ?? name);
  const plainBeginnings = beginnings.map(plainWords);
  const shortNames = names.map((name, index) => {
    const beginning = plainBeginnings[index];
    const isShared = plainBeginnings.filter((other) => other === beginning).length > 1;
    return isShared ? (beginnings[index] ?? name) : name;
  });
  const plainNames = shortNames.map(plainWords);
  return shortNames.filter((_, index) => plainNames.indexOf(plainNames[index] ?? "") === index);
}

/** Finds the events at a service’s time and without its name, on dates on which no event has its name. */
function findEventsAtService(events: DiaryEvent[], service: Series, all: Series[]): DiaryEvent[] {
  const { meetings, names } = service;
  const others = all.filter((one) => one !== service).flatMap((one) => one.names);
  return meetings.flatMap(({ day, hours }) => {
    const eventsOnDay = events.filter(({ start }) => dayOf(start) === day);
    const eventsAtHour = eventsOnDay.filter((event) => hours.from && isNear(event, hours.from));
    if (eventsAtHour.some(({ name }) => isNamedFor(name, names))) return [];
    return eventsAtHour.filter(({ name, place }) => !place?.isOnline && !isNamedFor(name, others));
  });
}

function isNear({ start, isAllDay }: DiaryEvent, clock: string): boolean {
  return !isAllDay && Math.abs(countMinutes(clockOf(start)) - countMinutes(clock)) <= NEAR;
}

function countMinutes(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(":").map(Number);
  return hours * 60 + minutes;
}

/** Writes a name for a list in YAML. */
function quoteForYaml(name: string): string {
  return /^[\p{L}\p{N}][\p{L}\p{N} ’&-]*$/u.test(name) ? name : JSON.stringify(name);
}

/** "“Quiz” on Tuesday 1 December" */
function writeTitle({ name, start }: DiaryEvent): string {
  return `“${name}” on ${britishDate(dayOf(start))}`;
}

function suggest(what: string, mend: string): Finding {
  return { weight: "should", where: "", what, mend };
}
