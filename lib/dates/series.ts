import type { WallTime } from "#time";
import { type Change, isChangeOn } from "./change.ts";
import { computeMeetings } from "./compute-meetings.ts";
import {
  findComingMeetings,
  type Hours,
  type Meeting,
  type MeetingDate,
  makeMeetings,
  takesPlace,
} from "./meeting.ts";
import { listRuleDays, type Rule } from "./rule.ts";
import { afterLastWords, findBreaks } from "./rule-in-year.ts";
import { ruleWords } from "./rule-words.ts";
import type { Stream } from "./stream.ts";
import type { Break, Year } from "./year.ts";

/** A part of a group with hours of its own: "Anchor Boys". */
export type Section = {
  name: string;
  /** Who it is for: "Primary 1 to 3". */
  who: string;
  /** When it begins on the church's clock, "18:15". */
  from: string;
  /** When it ends. */
  to: string;
  /** Its own place, if it has one. */
  where?: string;
};

/** A person to ask about a group. */
export type Contact = {
  name: string;
  /** "President", "Leads the walks" */
  role: string;
  phone?: string;
  email?: string;
};

/** A group or a service without its dates. */
export type SeriesFacts = {
  /** The name of the group's file, or the id of the service: "evening-service". Changes name it by this id. */
  id: string;
  name: string;
  /** Its name, and what else the church’s feed calls it. */
  names: string[];
  isService: boolean;
  /** The path of its page. */
  path: string;
  rule: Rule;
  where: string;
  /** A link to a map, if it is not at the church. */
  map?: string;
  /** Its usual stream. */
  stream?: Stream;
  /** Its room in that place, if it has one of its own. */
  room?: string;
  /** Its parts with hours of their own. */
  sections: Section[];
  /** The people to ask; a service has none, because the church office answers for it. */
  contacts: Contact[];
};

/** A group or a service with all its dates that are known. */
export type Series = SeriesFacts & {
  /** When it usually begins, "18:15". If the rule has no hour, it is when the first section begins. */
  from?: string;
  /** When it usually ends. */
  to?: string;
  /** The rule in words: "Fridays 6:15–9pm". */
  when: string;
  /** All dates in their order, also those that are off. */
  meetings: Meeting[];
  /** The breaks that take a date from it. */
  breaks: Break[];
  /** Why there are no dates after the last: "The dates after 31 August 2027 are not set yet." */
  afterLast: string;
};

/** What words about a service need to know about it. */
export type Service = {
  name: string;
  /** When it usually begins, "11:30". */
  from?: string;
  /** When it usually ends. */
  to?: string;
  /** Its place. Words name it only if there is a map, because everybody knows where the church is. */
  where?: string;
  /** A link to a map, if it is not at the church. */
  map?: string;
  /** Its usual stream. */
  stream?: Stream;
  meetings: Meeting[];
};

/** Works out the dates of a group or a service. `changes` are those that concern it. */
export function makeSeries(facts: SeriesFacts, year: Year, changes: Change[]): Series {
  const { rule, sections } = facts;
  const { from, to } = findWholeHours({ ...rule, sections });
  const dates = computeMeetings({ ...rule, from, to }, year, changes);
  const datesWithStreams = dates.map((date) => markStream(date, facts, changes));
  return {
    ...facts,
    when: ruleWords(rule),
    from,
    to,
    meetings: makeMeetings(datesWithStreams, { from, to }),
    breaks: findBreaks(rule, year),
    afterLast: afterLastWords(rule, year),
  };
}

/** Says why a date is not streamed, if its series usually is. */
function markStream(date: MeetingDate, facts: SeriesFacts, changes: Change[]): MeetingDate {
  if (!facts.stream || !takesPlace(date)) return date;
  const changesOnDay = changes.filter((change) => isChangeOn(change, date.day));
  const change = changesOnDay.find(({ what }) => what === "not-streamed");
  const isElsewhere = date.where !== undefined && date.where !== facts.where;
  const usualReason = isElsewhere && !date.stream ? "held elsewhere" : undefined;
  const notStreamed = change?.why ?? usualReason;
  return notStreamed ? { ...date, notStreamed } : date;
}

/** The hours of a rule and of its sections. */
type RuleAndSections = {
  /** When it begins by its rule, "19:30". */
  from?: string;
  /** When it ends by its rule. */
  to?: string;
  sections: { from: string; to: string }[];
};

/** Finds when a whole meeting begins and ends. If its rule has no hours, those of its first and last section count. */
export function findWholeHours({ from, to, sections }: RuleAndSections): Hours {
  const begins = sections.map((section) => section.from).sort();
  const ends = sections.map((section) => section.to).sort();
  return { from: from ?? begins[0], to: to ?? ends.at(-1) };
}

/**
 * Lists the dates that breaks take from a series. Those of a summer are left out, because nobody looks for a group then,
 * week after week.
 */
export function listBreakDates({ rule, breaks, meetings }: Series): MeetingDate[] {
  const dates: MeetingDate[] = [];
  for (const gap of breaks) {
    if (gap.name === "summer break") continue;
    for (const day of listRuleDays(rule, gap)) {
      // It may meet on one of them all the same.
      const meets = meetings.some((meeting) => meeting.day === day);
      if (!meets) dates.push({ day, change: "off", why: gap.name, inBreak: true });
    }
  }
  return dates;
}

/** The stream of a date; undefined if it has none. `usual` has the stream of its series. */
export function streamOf(date: MeetingDate, usual: { stream?: Stream }): Stream | undefined {
  if (!takesPlace(date) || date.notStreamed) return undefined;
  return date.stream ?? usual.stream;
}

/** A service, and the date on which it takes place next. */
type NextService<One> = {
  service: One;
  /** That date. */
  meeting: Meeting;
};

/** Picks the service that takes place next; undefined if no dates are known. */
export function pickNextService<One extends { meetings: Meeting[] }>(
  services: One[],
  now: WallTime,
): NextService<One> | undefined {
  const nextOfEach: NextService<One>[] = [];
  for (const service of services) {
    const [meeting] = findComingMeetings(service.meetings, now, 1).next;
    if (meeting) nextOfEach.push({ service, meeting });
  }
  return nextOfEach.sort((one, other) => (one.meeting.start < other.meeting.start ? -1 : 1))[0];
}
