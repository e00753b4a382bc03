import { Subscribe } from "#app/calendars/subscribe.tsx";
import { Timed } from "#app/ui/timed.tsx";
import type { ComingDates } from "#dates";
import { britishDate, clockRange } from "#time";
import { runsWords } from "./group.ts";
import styles from "./group-dates.module.css";
import type { GroupPageFacts } from "./group-page.ts";

type Dates = Pick<GroupPageFacts, "group" | "series" | "coming">;

/** When a group meets: its rule, its next dates, its sections, and its calendar. */
export function GroupDates({ group, series, coming }: Dates) {
  const { path, name, afterLast, sections } = series;
  return (
    <>
      <p>{`${series.when}, ${runsWords(group.meets)}.`}</p>
      <NextDates {...coming} afterLast={afterLast} />
      {sections.length > 0 && (
        <ul className={styles.sections}>
          {sections.map((section) => (
            <li key={section.name} className="side-by-side">
              <p>
                <b>{section.name}</b> <span>{section.who}</span>
              </p>{" "}
              <p>
                <b>{clockRange(section.from, section.to)}</b>{" "}
                {section.where && <span>{section.where}</span>}
              </p>
            </li>
          ))}
        </ul>
      )}
      {coming.next && <Subscribe calendar={`${path}.ics`} name={name} />}
    </>
  );
}

type NextDatesProps = ComingDates & {
  /** Why there are no dates after the last. */
  afterLast: string;
};

/** The next dates, with what is off before the last of them and why. The head of the page names the first. */
function NextDates({ lines, whenAny, whenFew, afterLast }: NextDatesProps) {
  return (
    <div className={styles.dates}>
      {whenAny && (
        <Timed as="p" {...whenAny}>
          Dates:
        </Timed>
      )}{" "}
      {lines.length > 0 && (
        <ol>
          {lines.map(({ kind, day, words, ...span }) => (
            <Timed as="li" key={`${day} ${words} ${span.from}`} {...span}>
              {kind === "date" && <time dateTime={day}>{britishDate(day)}</time>}{" "}
              {words && <span>{words}</span>}
            </Timed>
          ))}
        </ol>
      )}
      <Timed as="p" {...whenFew}>
        {afterLast}
      </Timed>
    </div>
  );
}
