import type { ComingDates, TimedLine } from "#app/meetings/coming-dates.server.ts";
import { comingMeetings, type Section, type Series } from "#app/meetings/meeting.ts";
import { Subscribe } from "#app/meetings/subscribe.tsx";
import { useFacts } from "#app/site.ts";
import { spanAttributes, TimedScript } from "#app/time/visible-span.tsx";
import type { Day } from "#app/time/wall-time.ts";
import { weekdayOf } from "#app/time/weekdays.ts";
import { britishDateAndYear, clockRange, monthOf, numeralOf } from "#app/time/written-times.ts";
import styles from "./group-dates.module.css";

/** The next dates, and the hours of each section. */
export function GroupDates({ series, coming }: { series: Series; coming: ComingDates }) {
  const { builtAt } = useFacts();
  const { afterLast, sections } = series;
  return (
    <>
      {afterLast && <NextDates {...coming} afterLast={afterLast} />}
      {sections.length > 0 && <Sections sections={sections} />}
      {comingMeetings(series, builtAt, 1).next.length > 0 && (
        <Subscribe calendar={`${series.path}.ics`} name={series.name} />
      )}
    </>
  );
}

/**
 * The next dates, with what is off before the last of them and why. All of the running year are in the HTML,
 * and the next are shown; start-dates.ts says which comes next.
 */
function NextDates({
  lines,
  any,
  few,
  afterLast,
}: Pick<ComingDates, "lines" | "any" | "few"> & {
  /** Why there are no dates after the last. */
  afterLast: string;
}) {
  const { builtAt } = useFacts();
  return (
    <>
      <div className={styles.dates}>
        {any && (
          <p className={styles.lead} data-next-list="" {...spanAttributes(any)}>
            {`Dates as they stood on ${britishDateAndYear(builtAt)}:`}
          </p>
        )}{" "}
        {lines.length > 0 && (
          <ol>
            {lines.map((line) => (
              <li key={`${line.day} ${line.words} ${line.from}`} {...spanAttributes(line)}>
                <LineWords {...line} />
              </li>
            ))}
          </ol>
        )}
        <TimedScript />
        <p {...spanAttributes(few)}>{afterLast}</p>
      </div>
      <TimedScript />
    </>
  );
}

function LineWords({ day, words, isDate }: TimedLine) {
  return (
    <>
      {isDate && <DateBlock day={day} />} {words && <span>{words}</span>}
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

function Sections({ sections }: { sections: Section[] }) {
  return (
    <ul className={styles.sections}>
      {sections.map(({ name, who, from, to, where }) => (
        <li key={name}>
          <p>
            <b>{name}</b> <span>{who}</span>
          </p>{" "}
          <p>
            <b>{clockRange(from, to)}</b> {where && <span>{where}</span>}
          </p>
        </li>
      ))}
    </ul>
  );
}
