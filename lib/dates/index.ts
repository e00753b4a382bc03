/** The door of the library: what the rest of the project may ask of it. It is opened as `#dates`. */

export { applyChanges, moveToNewDay } from "./apply-changes.ts";
export {
  type CalendarDays,
  type CalendarEntry,
  type CalendarHours,
  writeCalendar,
} from "./calendar-file.ts";
export { callOffDates } from "./call-off-dates.ts";
export { type Change, EVERYTHING, isChangeOn, lastDayOf } from "./change.ts";
export { type ComingChanges, listChangedDates, listComingChanges } from "./coming-changes.ts";
export { type ComingDates, DAYS_AHEAD, findComingDates } from "./coming-dates.ts";
export {
  daysOfEvent,
  type EventChange,
  isOnAt,
  lastsSeveralDays,
  mayHaveDailyHours,
} from "./dated-event.ts";
export {
  findReplacedDates,
  listOccurrences,
  matchEvents,
  type Occurrence,
} from "./match-events.ts";
export {
  findComingMeetings,
  listTurns,
  type Meeting,
  type MeetingDate,
  makeMeeting,
  makeMeetings,
  takesPlace,
} from "./meeting.ts";
export {
  findUnusual,
  labelNext,
  markNotStreamed,
  reasonWords,
  serviceWords,
  streamWords,
  writeDifferences,
} from "./meeting-words.ts";
export { isNamedFor, makeNameFinder, plainWords } from "./names.ts";
export { type ChurchPlace, isAtChurch, isInChurch } from "./place.ts";
export { type DayRule, isWeekly, listRuleDays, type Rule, recurrenceOf, weeks } from "./rule.ts";
export { listUsualDays } from "./rule-in-year.ts";
export {
  capitalise,
  dayInSentence,
  frequencyWords,
  ruleInSentence,
  ruleWords,
  weekdayWords,
} from "./rule-words.ts";
export {
  type Contact,
  findWholeHours,
  listBreakDates,
  makeSeries,
  pickNextService,
  type Section,
  type Series,
  type SeriesFacts,
  type Service,
  streamOf,
} from "./series.ts";
export type { Stream } from "./stream.ts";
export { type Unusual, writeUnusual } from "./unusual.ts";
export type { Term, Year } from "./year.ts";
