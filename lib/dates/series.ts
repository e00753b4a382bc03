import type { Day, WallTime } from "#time";
import { type Change, isChangeOn } from "./change.ts";
import { computeMeetings } from "./compute-meetings.ts";
import {
  comingMeetings,
  type Hours,
  type Meeting,
  type MeetingDate,
  makeMeetings,
  takesPlace,
} from "./meeting.ts";
import { type Rule, ruleDays } from "./rule.ts";
import { afterLastWords, breaksOf } from "./rule-in-year.ts";
import { ruleWords } from "./rule-words.ts";
import type { Stream } from "./stream.ts";
import type { Break, Year } from "./year.ts";

/** A part of a group with hours of its own: "Anchor Boys". */
type Section = {
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

/** Whom to ask about a group. */
type Contact = {
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
  /** Whom to ask; none of a service, for which the church office is asked. */
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

/** With its dates. `changes` are those that concern it. */
export function seriesOf(usual: SeriesFacts, year: Year | null, changes: Change[]): Series {
  const { rule, where, sections } = usual;
  const { from, to } = wholeHours({ ...rule, sections });
  const dates = year ? computeMeetings({ ...rule, from, to }, year, changes) : [];
  const streamed = dates.map((date) => {
    const isElsewhere = date.where !== undefined && date.where !== where;
    const line = changes.find((one) => one.what === "not-streamed" && isChangeOn(one, date.day));
    const notStreamed = line?.why ?? (isElsewhere && !date.stream ? "held elsewhere" : undefined);
    return usual.stream && takesPlace(date) && notStreamed ? { ...date, notStreamed } : date;
  });
  return {
    ...usual,
    when: ruleWords(rule),
    from,
    to,
    meetings: makeMeetings(streamed, { from, to }),
    breaks: year ? breaksOf(rule, year) : [],
    afterLast: year && afterLastWords(rule, year),
  };
}

/** When a meeting begins and ends as a whole: of sections with hours of their own, with the first and the last. */
export function wholeHours({ from, to, sections }: Hours & { sections: Required<Hours>[] }): Hours {
  const begins = sections.map((one) => one.from).sort();
  const ends = sections.map((one) => one.to).sort();
  return { from: from ?? begins[0], to: to ?? ends.at(-1) };
}

/** The days that short breaks take from a series. In a whole summer nobody looks for a group week after week. */
export function breakDates({ rule, breaks, meetings }: Series): MeetingDate[] {
  // It may meet on one of them all the same.
  const isFree = (day: Day) => !meetings.some((meeting) => meeting.day === day);
  return breaks
    .filter(({ name }) => name !== "summer break")
    .flatMap((gap) => {
      const days = ruleDays(rule, gap).filter(isFree);
      return days.map((day): MeetingDate => ({ day, change: "off", why: gap.name, inBreak: true }));
    });
}

/** Where a date is streamed; undefined where it is not. */
export function streamOf(date: MeetingDate, usual: Pick<Series, "stream">): Stream | undefined {
  return takesPlace(date) && !date.notStreamed ? (date.stream ?? usual.stream) : undefined;
}

/** What takes place next of all services; undefined where no dates are known. */
export function nextService<One extends Pick<Series, "meetings">>(services: One[], now: WallTime) {
  return services
    .flatMap((service) =>
      comingMeetings(service.meetings, now, 1).next.map((meeting) => ({ service, meeting })),
    )
    .sort((one, other) => (one.meeting.start < other.meeting.start ? -1 : 1))[0];
}
