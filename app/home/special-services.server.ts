import type { ServiceDate } from "#app/church/dates-for-search.server.ts";
import type { Church } from "#app/church/open-church.server.ts";
import {
  breakDates,
  isWeekly,
  makeMeetings,
  nextService,
  type Series,
  serviceWords,
  takesPlace,
} from "#dates";
import {
  addDays,
  britishDate,
  churchTimeAt,
  isWithinSpan,
  midnight,
  type Span,
  spanBetween,
} from "#time";

/** A service other than the main one as usual, or that it is off, with the time in which it is announced. */
export type SpecialService = Span & {
  /** "Watchnight", "No Main Service" */
  name: string;
  /** "Thursday 24 December, 11:15pm", "Sunday 27 December: snow" */
  words: string;
};

/** How many days before it a service is announced. */
const NOTICE = 40;

/** What home says of services that are not as usual. */
export type Announcements = {
  /** For the list of coming services, in the order in which they are announced. */
  special: SpecialService[];
  /** For the strip of the next service. */
  off: GroupsOff[];
};

export function findAnnouncements({ services, groupDates }: Church): Announcements {
  const off = offDuringService(services, groupDates);
  const special = [...specialServices(services), ...off];
  return { special: special.sort((one, other) => one.from - other.from), off };
}

const and = new Intl.ListFormat("en-GB");

/**
 * The special services of the known year, the first one first, with those of further services that are not held every
 * week. One is announced until it is the next service of all,
 * and one that is off until its day is over.
 */
export function specialServices(services: Series[]): SpecialService[] {
  return announcedServices(services).map(({ meeting, service, ...span }) => ({
    ...serviceWords(meeting, service),
    ...span,
  }));
}

/** The groups that are off on the days when the main service is, as which they begin. */
export type GroupsOff = SpecialService & {
  /** When the strip of the next service says so, too. */
  week: Span;
};

export function offDuringService([main]: Series[], groups: Series[]): GroupsOff[] {
  const dates = groups.flatMap((group) =>
    [...group.meetings, ...makeMeetings(breakDates(group), group)]
      .filter(({ change, movedTo }) => change === "off" && !movedTo)
      .map(({ day, start, why }) => ({ day, start, why, name: group.name })),
  );
  return (main?.meetings.filter(takesPlace) ?? []).flatMap(({ day, start }) => {
    const off = dates.filter((date) => date.start === start);
    if (off.length === 0) return [];
    const whys = new Set(off.map(({ why }) => why));
    const until = midnight(addDays(day, 1));
    const span = (days: number) => spanBetween({ from: midnight(addDays(day, -days)), until });
    return {
      name: `${and.format(off.map(({ name }) => name))} ${off.length > 1 ? "are" : "is"} off`,
      words: `${britishDate(day)}: ${[...whys].join(", ")}`,
      ...span(NOTICE),
      week: span(6),
    };
  });
}

/** The services that the list on Home shows in the HTML of a site that is built at `now`. */
export function listedServices(services: Series[], now: Date): ServiceDate[] {
  const next = nextService(services, churchTimeAt(now));
  const announced = announcedServices(services);
  return [
    ...(next ? [next] : []),
    ...announced.filter((one) => isWithinSpan(now.getTime(), one) && !one.meeting.movedTo),
  ];
}

function announcedServices(services: Series[]) {
  const all = services
    .flatMap((service) => service.meetings.map((meeting) => ({ meeting, service })))
    .sort((one, other) => one.meeting.start.localeCompare(other.meeting.start));
  const isSpecial = ({ service, meeting }: (typeof all)[number]) => {
    const isRare = service !== services[0] && !isWeekly(service.rule);
    const { change, name, notStreamed } = meeting;
    return isRare || [change, name, notStreamed].some((one) => one !== undefined);
  };
  return all.filter(isSpecial).map(({ meeting, service }) => {
    const { day, start } = meeting;
    const before = all.findLast((one) => takesPlace(one.meeting) && one.meeting.start < start);
    const from = midnight(addDays(day, -NOTICE));
    const until = takesPlace(meeting) ? (before?.meeting.end ?? from) : midnight(addDays(day, 1));
    return { meeting, service, ...spanBetween({ from, until }) };
  });
}
