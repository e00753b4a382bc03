import type { ServiceDate } from "#app/church/dates-for-search.server.ts";
import type { Church } from "#app/church/open-church.server.ts";
import {
  isWeekly,
  listBreakDates,
  type Meeting,
  makeMeetings,
  pickNextService,
  type Series,
  serviceWords,
  takesPlace,
} from "#dates";
import {
  addDays,
  britishDate,
  churchTimeAt,
  type Day,
  isWithinSpan,
  midnight,
  type Span,
  spanBetween,
} from "#time";

/** A service that is unusual, or groups that are off, with the time in which the home page announces it. */
export type SpecialService = Span & {
  /** "Watchnight", "No Main Service", "Choir is off" */
  name: string;
  /** "Thursday 24 December, 11:15pm", "Sunday 27 December: snow" */
  words: string;
};

/** Groups that do not meet during a main service although they usually do. */
export type GroupsOff = SpecialService & {
  /** When the strip of the next service says so, too. */
  week: Span;
};

/** What the home page announces. */
export type Announcements = {
  /** For the list of coming services, in the order in which they are announced. */
  special: SpecialService[];
  /** For the strip of the next service. */
  off: GroupsOff[];
};

/** A date of a service. */
type DateOfService = { service: Series; meeting: Meeting };

/** An unusual date of a service, with the time in which the home page announces it. */
type AnnouncedDate = DateOfService & Span;

/** How many days before its day something is announced. */
const NOTICE = 40;

/** How many days before its day the strip says that groups are off: from the Monday before a Sunday. */
const DAYS_IN_STRIP = 6;

const and = new Intl.ListFormat("en-GB");

/** Finds everything that the home page announces. */
export function findAnnouncements({ services, groupDates }: Church): Announcements {
  const off = offDuringService(services, groupDates);
  const special = [...specialServices(services), ...off];
  return { special: special.sort((one, other) => one.from - other.from), off };
}

/**
 * Lists the unusual dates of services, the soonest first. A service is announced until it is the next one of all; one
 * that is off is announced until its day is over.
 */
export function specialServices(services: Series[]): SpecialService[] {
  return announcedDates(services).map(({ meeting, service, from, until }) => {
    const { name, words } = serviceWords(meeting, service);
    return { name, words, from, until };
  });
}

/** Lists the groups that are off on a day of the main service and would have begun together with it. */
export function offDuringService([main]: Series[], groups: Series[]): GroupsOff[] {
  const datesOff = groups.flatMap((group) => {
    const meetings = [...group.meetings, ...makeMeetings(listBreakDates(group), group)];
    const off = meetings.filter(({ change, movedTo }) => change === "off" && !movedTo);
    return off.map(({ start, why }) => ({ start, why, name: group.name }));
  });
  const mainDates = main?.meetings.filter(takesPlace) ?? [];
  return mainDates.flatMap(({ day, start }): GroupsOff[] => {
    const off = datesOff.filter((date) => date.start === start);
    if (off.length === 0) return [];
    const names = and.format(off.map(({ name }) => name));
    const reasons = new Set(off.map(({ why }) => why));
    const { from, until } = spanBefore(day, NOTICE);
    const announcement: GroupsOff = {
      name: `${names} ${off.length > 1 ? "are" : "is"} off`,
      words: `${britishDate(day)}: ${[...reasons].join(", ")}`,
      from,
      until,
      week: spanBefore(day, DAYS_IN_STRIP),
    };
    return [announcement];
  });
}

/** The time from the beginning of some days before a day to its end. */
function spanBefore(day: Day, days: number): Span {
  return spanBetween({ from: midnight(addDays(day, -days)), until: midnight(addDays(day, 1)) });
}

/** The dates that the home page lists in the HTML of a site that is built at `now`: the next one, then the unusual ones. */
export function listedServices(services: Series[], now: Date): ServiceDate[] {
  const next = pickNextService(services, churchTimeAt(now));
  const dates: ServiceDate[] = announcedDates(services).filter(
    (date) => isWithinSpan(now.getTime(), date) && !date.meeting.movedTo,
  );
  return next ? [next, ...dates] : dates;
}

function announcedDates(services: Series[]): AnnouncedDate[] {
  const dates: DateOfService[] = services.flatMap((service) =>
    service.meetings.map((meeting) => ({ meeting, service })),
  );
  dates.sort((one, other) => one.meeting.start.localeCompare(other.meeting.start));
  const unusualDates = dates.filter((date) => isUnusual(date, services[0]));
  return unusualDates.map(({ meeting, service }) => {
    const { day, start } = meeting;
    if (!takesPlace(meeting)) return { meeting, service, ...spanBefore(day, NOTICE) };
    const dateBefore = dates.findLast(
      (date) => takesPlace(date.meeting) && date.meeting.start < start,
    );
    const from = midnight(addDays(day, -NOTICE));
    const until = dateBefore?.meeting.end ?? from;
    return { meeting, service, ...spanBetween({ from, until }) };
  });
}

/** Whether a date is of a further service that is not held every week, or is in any way not as usual. */
function isUnusual({ service, meeting }: DateOfService, main: Series | undefined): boolean {
  const isRare = service !== main && !isWeekly(service.rule);
  const { change, name, notStreamed } = meeting;
  return isRare || [change, name, notStreamed].some((fact) => fact !== undefined);
}
