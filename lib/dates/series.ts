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
  /** Its own place, where it has one. */
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

/** A group or a service as it is typed, without its dates. */
export type SeriesFacts = {
  /** The group's slug, or the service's name in such letters. Changes are for it by this name. */
  id: string;
  name: string;
  /** Its name, and what else the church’s feed calls it. */
  names: string[];
  isService: boolean;
  /** The path of its page. */
  path: string;
  rule: Rule;
  where: string;
  /** A link to a map, where that is not at the church. */
  map?: string;
  /** Where it is streamed as a rule. */
  stream?: Stream;
  /** Its room in that place, where it has one of its own. */
  room?: string;
  /** Its parts with hours of their own. */
  sections: Section[];
  /** The people to ask; a service has none, because the church office answers for it. */
  contacts: Contact[];
};

/** A group or a service with all its dates that are known. */
export type Series = SeriesFacts & {
  /** When it begins as a rule, and its first section where the rule has no hour: "18:15". */
  from?: string;
  /** When it ends as a rule. */
  to?: string;
  /** The rule in words: "Fridays 6:15–9pm". */
  when: string;
  /** All dates, those that are off included, the first one first. */
  meetings: Meeting[];
  breaks: Break[];
  /** Why there are no dates after the last; null where the church keeps no year of dates. */
  afterLast: string | null;
};

/** What words about a service need to know of it. */
export type Service = {
  name: string;
  /** When it begins as a rule, "11:30". */
  from?: string;
  to?: string;
  /** Where it is. It is said only where there is a map. */
  where?: string;
  /** A link to a map, where that is not at the church. */
  map?: string;
  /** Where it is streamed as a rule. */
  stream?: Stream;
  meetings: Meeting[];
};

/** Works out the dates of a group or a service; it has none where `year` is null. `changes` are those that concern it. */
export function makeSeries(facts: SeriesFacts, year: Year | null, changes: Change[]): Series {
  const { rule, sections } = facts;
  const { from, to } = findWholeHours({ ...rule, sections });
  const dates = year ? computeMeetings({ ...rule, from, to }, year, changes) : [];
  const streamed = dates.map((date) => markStream(date, facts, changes));
  return {
    ...facts,
    when: ruleWords(rule),
    from,
    to,
    meetings: makeMeetings(streamed, { from, to }),
    breaks: year ? findBreaks(rule, year) : [],
    afterLast: year ? afterLastWords(rule, year) : null,
  };
}

/** A date with why it is not streamed, where that is so and its series usually is. */
function markStream(date: MeetingDate, facts: SeriesFacts, changes: Change[]): MeetingDate {
  if (!facts.stream || !takesPlace(date)) return date;
  const ofDay = changes.filter((change) => isChangeOn(change, date.day));
  const change = ofDay.find(({ what }) => what === "not-streamed");
  const isElsewhere = date.where !== undefined && date.where !== facts.where;
  const usualReason = isElsewhere && !date.stream ? "held elsewhere" : undefined;
  const notStreamed = change?.why ?? usualReason;
  return notStreamed ? { ...date, notStreamed } : date;
}

type RuleAndSections = {
  /** When it begins by its rule, "19:30". */
  from?: string;
  /** When it ends by its rule. */
  to?: string;
  sections: { from: string; to: string }[];
};

/** When a meeting begins and ends as a whole: where its rule has no hours, with its first and its last section. */
export function findWholeHours({ from, to, sections }: RuleAndSections): Hours {
  const begins = sections.map((section) => section.from).sort();
  const ends = sections.map((section) => section.to).sort();
  return { from: from ?? begins[0], to: to ?? ends.at(-1) };
}

/** The dates that breaks take from a series, but for a summer's: then nobody looks for a group week after week. */
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

/** The stream of a date; undefined where it has none. */
export function streamOf(date: MeetingDate, usual: { stream?: Stream }): Stream | undefined {
  if (!takesPlace(date) || date.notStreamed) return undefined;
  return date.stream ?? usual.stream;
}

/** A service, and the date on which it takes place next. */
type NextService<One> = {
  service: One;
  meeting: Meeting;
};

/** What takes place next of all services; undefined where no dates are known. */
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
