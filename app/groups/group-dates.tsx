import { comingLines } from "#app/meetings/coming-lines.ts";
import { nextOrNow } from "#app/meetings/coming-words.ts";
import { comingMeetings, type Section, type Series } from "#app/meetings/meeting.ts";
import { Subscribe } from "#app/meetings/subscribe.tsx";
import { useSite } from "#app/site.ts";
import { useChurchTime } from "#app/time/use-church-time.ts";
import type { Day, WallTime } from "#app/time/wall-time.ts";
import { weekdayOf } from "#app/time/weekdays.ts";
import {
  britishDateAndYear,
  clockRange,
  monthOf,
  nearness,
  numeralOf,
} from "#app/time/written-times.ts";
import styles from "./group-dates.module.css";

/** How many of the next dates a group's page lists. */
export const DATES = 3;

/** The next dates, with what is off before the last of them and why, and the hours of each section. */
export function GroupDates({ series }: { series: Series }) {
  const { builtAt } = useSite();
  const now = useChurchTime();
  const lines = comingLines(series, now ?? builtAt, DATES);
  const dates = lines.filter(({ isDate }) => isDate);
  const [next] = dates;
  const lead = now
    ? nextWords(series, now)
    : `Dates as they stood on ${britishDateAndYear(builtAt)}:`;
  return (
    <>
      {series.afterLast && (
        <div className={styles.dates}>
          {next && <p key={lead} className={styles.lead}>{`${lead} `}</p>}
          {lines.length > 0 && (
            <ol>
              {lines.map(({ day, words, isDate }) => (
                <li key={day + words}>
                  {isDate && <DateBlock day={day} />} {words && <span>{words}</span>}
                </li>
              ))}
            </ol>
          )}
          {dates.length < DATES && <p>{series.afterLast}</p>}
        </div>
      )}
      {series.sections.length > 0 && <Sections sections={series.sections} />}
      {next && <Subscribe calendar={`${series.path}.ics`} name={series.name} />}
    </>
  );
}

/** "Next:", "Next, tomorrow:" or "On now:"; the last where the next date has begun. */
function nextWords(series: Series, now: WallTime): string {
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
