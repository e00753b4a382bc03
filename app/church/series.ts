import {
  afterLastWords,
  type Break,
  type Change,
  findBreaks,
  findWholeHours,
  listMeetings,
  type Meeting,
  type Rule,
  ruleWords,
  type Section,
  type Stream,
  type Year,
} from "#dates";

/** A person to ask about a group. */
export type Contact = {
  name: string;
  /** "President", "Leads the walks" */
  role: string;
  phone?: string;
  email?: string;
};

/** A group or a service, as its file describes it. */
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

/** Works out the dates of a group or a service. `changes` are those that concern it. */
export function makeSeries(facts: SeriesFacts, year: Year, changes: Change[]): Series {
  const { rule, sections } = facts;
  const hours = findWholeHours({ ...rule, sections });
  return {
    ...facts,
    ...hours,
    when: ruleWords(rule),
    meetings: listMeetings({ ...rule, ...hours }, year, changes),
    breaks: findBreaks(rule, year),
    afterLast: afterLastWords(rule, year),
  };
}
