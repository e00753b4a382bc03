import { Subscribe } from "#app/calendars/subscribe.tsx";
import { Timed } from "#app/ui/timed.tsx";
import type { ComingDates } from "#dates";
import { britishDate, clockRange } from "#time";
import styles from "./group-dates.module.css";
import type { GroupPage } from "./group-page.ts";

export function GroupDates({ series, coming }: Pick<GroupPage, "series" | "coming">) {
  const { path, name, afterLast, sections } = series;
  return (
    <>
      {afterLast && <NextDates {...coming} afterLast={afterLast} />}
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

/** The dates after the next one, which stands in the strip, with what is off before the last of them and why. */
function NextDates({ lines, whenAny, whenFew, afterLast }: ComingDates & { afterLast: string }) {
  return (
    <div className={styles.dates}>
      {whenAny && (
        <Timed as="p" {...whenAny}>
          Further dates:
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
