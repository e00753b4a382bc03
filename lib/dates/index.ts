/** The door of the library: what the rest of the project may ask of it. It is opened as `#dates`. */

export {
  type CalendarDays,
  type CalendarEntry,
  type CalendarHours,
  writeCalendar,
} from "./calendar-file.ts";
export { type Change, EVERYTHING, isChangeOn, lastDayOf } from "./change.ts";
export { daysOfEvent, isOnAt, lastsSeveralDays } from "./event-times.ts";
export { listMeetings, type Meeting } from "./list-meetings.ts";
export { isNamedFor, makeNameFinder, plainWords } from "./names.ts";
export { type ChurchPlace, isAtChurch } from "./place.ts";
export { type DayRule, isWeekly, listRuleDays, type Rule, weeks } from "./rule.ts";
export { afterLastWords, findBreaks } from "./rule-in-year.ts";
export {
  capitalise,
  dayInSentence,
  frequencyWords,
  ruleInSentence,
  ruleWords,
  weekdayWords,
} from "./rule-words.ts";
export { findWholeHours, type Section } from "./section.ts";
export { type Stream, streamWords } from "./stream.ts";
export type { Break, Term, Year } from "./year.ts";
