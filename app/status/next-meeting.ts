import { comingMeetings, hoursOf, type Series } from "#app/meetings/meeting.ts";
import type { Day, WallTime } from "#app/time/wall-time.ts";
import { britishDate, clockRange, yearOf } from "#app/time/written-times.ts";
import type { Status } from "./status.ts";

type NextMeeting = Status["meetings"][number];

/** When a series meets next after `now`: its day, hours and, where it is another than usual, place; or why nobody knows. */
export function nextMeetingOf(series: Series, now: WallTime): NextMeeting {
  const { name, path, when, afterLast } = series;
  const [meeting] = comingMeetings(series, now, 1).next;
  if (!meeting) {
    const words = afterLast ?? `${when}. There is no year.yaml, and so no dates.`;
    return { name, path, next: null, words };
  }
  const { from, to } = hoursOf(meeting, series);
  const words = [
    dateWords(meeting.day, now),
    from && clockRange(from, to),
    meeting.name,
    meeting.where,
  ];
  return { name, path, next: meeting.day, words: words.filter(Boolean).join(", ") };
}

/** "Tuesday 1 December"; of another year, "Tuesday 5 January 2027". */
function dateWords(day: Day, now: WallTime): string {
  return yearOf(day) === yearOf(now) ? britishDate(day) : `${britishDate(day)} ${yearOf(day)}`;
}

/** Those whose next meeting is soonest first, those without a date last. */
export function soonestMeetingFirst(meetings: NextMeeting[]): NextMeeting[] {
  const keyOf = ({ next }: NextMeeting) => next ?? "9";
  return meetings.toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
}
