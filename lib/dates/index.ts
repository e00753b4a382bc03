/** The door of the library: what the rest of the project may ask of it. It is opened as `#dates`. */

export { applyChanges, asItTakesPlace, type ComingChanges } from "./apply-changes.ts";
export {
  type CalendarDays,
  type CalendarEntry,
  type CalendarHours,
  writeCalendar,
} from "./calendar-file.ts";
export { type Change, EVERYTHING, isChangeOn, lastDayOf } from "./change.ts";
export { changedDates, comingChanges } from "./coming-changes.ts";
export { type ComingDates, comingDates } from "./coming-dates.ts";
export { byDay, usualDays } from "./compute-meetings.ts";
export { daysOfEvent, type EventChange, lastsSeveralDays } from "./dated-event.ts";
export {
  datesShownBy,
  eventsByDate,
  type Occurrence,
  occurrencesOf,
} from "./dates-of-events.ts";
export { DAYS_AHEAD } from "./days-ahead.ts";
export {
  comingMeetings,
  type Meeting,
  meetingFrom,
  meetingsFrom,
  type PlainDate,
  takesPlace,
  turnsOf,
} from "./meeting.ts";
export {
  findUnusual,
  nextOrNow,
  notStreamed,
  reasonOf,
  serviceWords,
  streamWords,
  unusualWords,
} from "./meeting-words.ts";
export { isNamedFor, nameFinder, plainWords } from "./names.ts";
export { type ChurchPlace, isAtChurch, isInChurch } from "./place.ts";
export { type DayRule, isWeekly, ruleDays, weeks } from "./rule.ts";
export {
  capital,
  dayInASentence,
  daysOf,
  howOften,
  meetingInASentence,
  meetingWords,
} from "./rule-words.ts";
export {
  breakDates,
  nextService,
  ruleDaysHeld,
  type Series,
  type Service,
  seriesOf,
  streamOf,
  wholeHours,
} from "./series.ts";
export type { Stream } from "./stream.ts";
export { textOfUnusual, type Unusual } from "./unusual.ts";
export type { Term, Year } from "./year.ts";
