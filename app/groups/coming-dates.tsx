import { comingLines } from "#app/meetings/coming-lines.ts";
import { nextOrNow } from "#app/meetings/coming-words.ts";
import { type Break, comingMeetings, type Dates, inFull } from "#app/meetings/meeting.ts";
import { useFacts } from "#app/site.ts";
import { useChurchTime } from "#app/time/use-church-time.ts";
import type { Day, WallTime } from "#app/time/wall-time.ts";
import { weekdayOf } from "#app/time/weekdays.ts";
import { britishDateAndYear, monthOf, nearness, numeralOf } from "#app/time/written-times.ts";
import styles from "./coming-dates.module.css";

/** How many of the next dates a group's page lists. */
export const DATES = 3;

/** The next dates, with what is off before the last of them and why. */
export function ComingDates({
  dates,
  breaks,
  afterLast,
}: {
  dates: Dates;
  breaks: Break[];
  /** Why there are no dates after the last. */
  afterLast: string;
}) {
  const { builtAt } = useFacts();
  const now = useChurchTime();
  const series = { ...dates, breaks, meetings: inFull(dates.meetings) };
  const lines = comingLines(series, now ?? builtAt, DATES);
  const found = lines.filter(({ isDate }) => isDate).length;
  const lead = now
    ? nextWords(series, now)
    : `Dates as they stood on ${britishDateAndYear(builtAt)}:`;
  return (
    <div className={styles.dates}>
      {found > 0 && <p key={lead} className={styles.lead}>{`${lead} `}</p>}
      {lines.length > 0 && (
        <ol>
          {lines.map(({ day, words, isDate }) => (
            <li key={day + words}>
              {isDate && <DateBlock day={day} />} {words && <span>{words}</span>}
            </li>
          ))}
        </ol>
      )}
      {found < DATES && <p>{afterLast}</p>}
    </div>
  );
}

/** "Next:", "Next, tomorrow:" or "On now:"; the last where the next date has begun. */
function nextWords(series: Parameters<typeof comingMeetings>[0], now: WallTime): string {
  const [next] = comingMeetings(series, now, 1).next;
  if (!next) return "";
  const name = nextOrNow(next, series, now);
  const near = name === "Next" && nearness(next.day, now);
  return near ? `Next, ${near.toLowerCase()}:` : `${name}:`;
}

/** The day in a big numeral: "Thursday 26 November". */
function DateBlock({ day }: { day: Day }) {
  return (
    <time dateTime={day}>
      <span>{weekdayOf(day)}</span> <b>{numeralOf(day)}</b> <span>{monthOf(day)}</span>
    </time>
  );
}
