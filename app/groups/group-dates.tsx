import type { ComingDates } from "#app/meetings/coming-dates.server.ts";
import { Subscribe } from "#app/meetings/subscribe.tsx";
import { useFacts } from "#app/site.ts";
import { spanAttributes } from "#app/time/visible-span.ts";
import { weekdayOf } from "#app/time/weekdays.ts";
import { britishDateAndYear, clockRange, monthOf, numeralOf } from "#app/time/written-times.ts";
import styles from "./group-dates.module.css";
import type { GroupFacts } from "./group-page.server.ts";

export function GroupDates({ series, coming }: Pick<GroupFacts, "series" | "coming">) {
  const { path, name, afterLast, sections } = series;
  return (
    <>
      {afterLast && <NextDates coming={coming} afterLast={afterLast} />}
      {sections.length > 0 && (
        <ul className={styles.sections}>
          {sections.map((section) => (
            <li key={section.name}>
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

/**
 * The next dates, with what is off before the last of them and why. All of the running year are in the HTML,
 * and the next are shown.
 */
function NextDates({ coming, afterLast }: { coming: ComingDates; afterLast: string }) {
  const { lines, any, few } = coming;
  const { builtAt } = useFacts();
  return (
    <div className={styles.dates}>
      {any && (
        <p className={styles.lead} {...spanAttributes(any)}>
          {`Dates as they stood on ${britishDateAndYear(builtAt)}:`}
        </p>
      )}{" "}
      {lines.length > 0 && (
        <ol>
          {lines.map(({ day, words, isDate, ...span }) => (
            <li key={`${day} ${words} ${span.from}`} {...spanAttributes(span)}>
              {isDate && (
                <time dateTime={day}>
                  <span>{weekdayOf(day)}</span> <b>{numeralOf(day)}</b> <span>{monthOf(day)}</span>
                </time>
              )}{" "}
              {words && <span>{words}</span>}
            </li>
          ))}
        </ol>
      )}
      <p {...spanAttributes(few)}>{afterLast}</p>
    </div>
  );
}
