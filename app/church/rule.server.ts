import * as v from "valibot";
import { field, fields, list, optional } from "#content";
import { type DayRule, weeks } from "#dates";
import { addDays, weekdayOf, weekdays } from "#time";
import * as fact from "./fields.server.ts";

const weekday = v.picklist(
  weekdays,
  "expected a day of the week alone, such as Sunday, with a capital letter and spelt in full. For every other week add fortnightly-from: with its first day, for a week of the month week: second",
);

const oneWeek = v.picklist(weeks);
/** Some weeks of the month, in order. One week may be written without a list. */
const weeksOfMonth = v.pipe(
  v.union(
    [oneWeek, v.pipe(v.array(oneWeek), v.minLength(1))],
    `expected ${fact.joinWithOr(weeks)}, or several, such as [second, fourth]; leave it out for every week`,
  ),
  v.transform((typed) => weeks.filter((week) => [typed].flat().includes(week))),
  fact.inputKind("weeks of the month"),
);

/** The facts that say on which days something is held. `hasOneRhythm` and `beginsOnItsDay` check that they fit together. */
export const dayRule = {
  every: field("Day", weekday),
  /** The weeks of each month in which it is held; missing if it is held every week. */
  week: optional("Weeks of the month", weeksOfMonth, { hint: "Leave it out for every week." }),
  /** The first of its days, if it is held every other week. */
  "fortnightly-from": optional("Every other week, from", fact.day, {
    hint: "Of what is held every other week, the first day. Leave it out for every week.",
  }),
};

export const ONE_RHYTHM =
  "has week, which counts in months, and fortnightly-from, which counts in weeks. Expected one of the two";

/** Whether something is held by weeks of the month or every other week, and not by both. */
export function hasOneRhythm({ week, "fortnightly-from": from }: DayRule): boolean {
  return week === undefined || from === undefined;
}

/** Whether the first day of something fortnightly is on its day of the week. */
export function beginsOnItsDay({ every, "fortnightly-from": from }: DayRule): boolean {
  return from === undefined || weekdayOf(from) === every;
}

/** Gives advice about a first day that is on another day of the week. */
export function adviceForFirstDay({ every, "fortnightly-from": from = "" }: DayRule): string {
  const days = Array.from({ length: 7 }, (_, index) => addDays(from, index - 3));
  const nearest = days.find((day) => weekdayOf(day) === every);
  return `says fortnightly-from: ${from}, a ${weekdayOf(from)}, and every: ${every}. Expected the first ${every}, such as ${nearest}`;
}

const section = v.pipe(
  fields({
    /** "Anchor Boys" */
    name: field("Name", fact.words, "Such as Anchor Boys."),
    who: field("Who it is for", fact.words),
    from: field("Begins", fact.clockTime),
    to: field("Ends", fact.clockTime),
    where: optional("Where", fact.words),
  }),
  v.check((hours) => fact.endsAfterStart(hours), fact.ENDS_FIRST),
);

const session = v.pipe(
  fields({ from: field("First day", fact.day), to: field("Last day", fact.day) }),
  v.check(({ from, to }) => from <= to, fact.LAST_DAY_FIRST),
);

const sessions = v.array(
  field("Year", session),
  "expected a list with an entry for each year: - from: 2026-09-10 and, below it, to: 2027-04-22",
);

/** The time of the day at which a group meets whose sections alone have hours. */
function findTimeOfDay(sections: { from: string }[]): "morning" | "afternoon" | "evening" {
  const [first = ""] = sections.map(({ from }) => from).sort();
  if (first < "12:00") return "morning";
  return first < "17:00" ? "afternoon" : "evening";
}

/** When a group meets. */
export const meetingRule = v.pipe(
  fields({
    ...dayRule,
    /** When it begins, "19:30"; missing if its sections have hours of their own. */
    from: optional("Begins", fact.timeOrPlaceholder, {
      hint: "On the 24-hour clock, such as 19:30; or {service} for when the main service begins. Left out where its sections have hours of their own.",
    }),
    /** When it ends. */
    to: optional("Ends", fact.timeOrPlaceholder, {
      hint: "Such as 21:30; or {service} for when the main service ends.",
    }),
    /** Whether it is held only in school terms, and not at half-term. */
    term: optional("Only in school terms", fact.yesOrNo, {
      default: "no",
      hint: "And not at half-term.",
    }),
    /** The first day and the last of each of its years; none if it meets all the year round. */
    session: optional("First and last days", sessions, {
      default: [],
      hint: "One entry for each year. Add the next year’s below, and leave the running one as it is.",
    }),
    /** Its parts with hours of their own. */
    sections: list("Sections", field("Section", section), { hint: "With hours of their own." }),
  }),
  v.check((rule) => hasOneRhythm(rule), ONE_RHYTHM),
  v.check(
    (rule) => beginsOnItsDay(rule),
    ({ input }) => adviceForFirstDay(input),
  ),
  v.check(
    ({ from, sections }) => from !== undefined || sections.length > 0,
    "expected from:, a time such as 19:30, or sections: with hours of their own",
  ),
  v.check((hours) => fact.endsAfterStart(hours), fact.ENDS_FIRST),
  v.transform((rule) => {
    return rule.from === undefined ? { ...rule, time: findTimeOfDay(rule.sections) } : rule;
  }),
);
