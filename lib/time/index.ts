/** The door of the library: what the rest of the project may ask of it. It is opened as `#time`. */

export { A_DAY, A_MINUTE } from "./durations.ts";
export { isWithinSpan, mergeSpans, type Span, spanBetween } from "./spans.ts";
export {
  addDays,
  asUtc,
  CHURCH_ZONE,
  churchTimeAt,
  clockOf,
  type Day,
  type Days,
  dayOf,
  daysBetween,
  isWithin,
  midnight,
  readWallTime,
  type WallTime,
  wallTime,
  withOffset,
} from "./wall-time.ts";
export { type Weekday, weekdayOf, weekdays } from "./weekdays.ts";
export {
  britishDate,
  britishDateAndYear,
  britishDays,
  type ClockInParts,
  clockInParts,
  clockRange,
  type DayInParts,
  type DayStyle,
  dayAndHours,
  dayInParts,
  joinDayAndMonth,
  monthOf,
  numeralOf,
  shortDate,
  twelveHourClock,
  yearOf,
} from "./written-times.ts";
