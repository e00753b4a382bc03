import type { TimedLine } from "#app/meetings/timed-lines.server.ts";
import { useFacts } from "#app/site.ts";
import { ShowTimed, timedAttributes } from "#app/time/show-timed.tsx";
import { timedAfter, timedUntilLast } from "#app/time/timed.ts";
import type { Day } from "#app/time/wall-time.ts";
import { weekdayOf } from "#app/time/weekdays.ts";
import { britishDateAndYear, monthOf, numeralOf } from "#app/time/written-times.ts";
import styles from "./coming-dates.module.css";

/** How many of the next dates a group's page lists. */
export const DATES = 3;

/**
 * The next dates, with what is off before the last of them and why. All of the running year are in the HTML,
 * and the next are shown; keep-next-date.ts says which comes next.
 */
export function ComingDates({
  lines,
  inHtml,
  builtOn,
  afterLast,
}: {
  /** All there are, and those that the page has in its HTML. */
  lines: TimedLine[];
  inHtml: TimedLine[];
  builtOn: Date;
  /** Why there are no dates after the last. */
  afterLast: string;
}) {
  const { builtAt } = useFacts();
  const dates = lines.filter(({ date }) => date !== null);
  const lead = `Dates as they stood on ${britishDateAndYear(builtAt)}:`;
  return (
    <>
      <div className={styles.dates}>
        {dates.length > 0 && (
          <p
            className={styles.lead}
            data-dates-lead
            {...timedAttributes(timedUntilLast(dates, builtOn))}
          >
            {lead}
          </p>
        )}{" "}
        {inHtml.length > 0 && (
          <ol data-dates>
            {inHtml.map(({ day, words, date, ...times }) => (
              <li
                key={`${day} ${words} ${times.from}`}
                data-begins={date?.begins}
                data-note={date?.note || undefined}
                {...timedAttributes(times)}
              >
                {date && <DateBlock day={day} />} {words && <span>{words}</span>}
              </li>
            ))}
          </ol>
        )}
        <ShowTimed />
        <p {...timedAttributes(timedAfter(dates.slice(0, 1 - DATES), builtOn))}>{afterLast}</p>
      </div>
      <ShowTimed />
    </>
  );
}

/** The day in a big numeral: "Thursday 26 November". */
function DateBlock({ day }: { day: Day }) {
  return (
    <time dateTime={day}>
      <span>{weekdayOf(day)}</span> <b>{numeralOf(day)}</b> <span>{monthOf(day)}</span>
    </time>
  );
}
