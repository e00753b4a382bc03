import { Subscribe } from "#app/calendars/subscribe.tsx";
import { runsWords } from "#app/church/strands.ts";
import { Timed } from "#app/layout/timed.tsx";
import { NearDay } from "#app/ui/near-day.tsx";
import { britishDate, clockRange, type Day } from "#time";
import styles from "./group-dates.module.css";
import type { GroupDate } from "./group-dates.server.ts";
import type { GroupPageFacts } from "./group-page.ts";

type Dates = Pick<GroupPageFacts, "group" | "series" | "coming">;

/** When a group meets: its rule, its next dates, its sections, and its calendar. */
export function GroupDates({ group, series, coming }: Dates) {
  const { path, afterLast, sections } = series;
  const { dates, areAll } = coming;
  return (
    <>
      <p>{`${series.when}, ${runsWords(group.meets)}.`}</p>
      <div className={styles.dates}>
        {dates.length > 0 && (
          <ol>
            {dates.map((date) => (
              <DateInList key={date.id} date={date} />
            ))}
          </ol>
        )}
        {areAll && <p>{afterLast}</p>}
      </div>
      {sections.length > 0 && (
        <ul className={`ruled ${styles.sections}`}>
          {sections.map((section) => (
            <li key={section.name} className="beside">
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
      {dates.length > 0 && <Subscribe calendar={`${path}.ics`} />}
    </>
  );
}

/** A date until it is over. If an event stands for it, its name leads to the page of the event. */
function DateInList({ date }: { date: GroupDate }) {
  const { day, state, name, to, words, from, until } = date;
  return (
    <Timed as="li" from={from} until={until} data-off={state === "off" || undefined}>
      <NearDay day={day}>{britishDate(day)}</NearDay>{" "}
      {to && name ? <LinkToEvent to={to} name={name} day={day} /> : name}{" "}
      {words && <span>{words}</span>}
    </Timed>
  );
}

/** A link to an event. In a list of links it says its day, because one name may be there every week. */
function LinkToEvent({ to, name, day }: { to: string; name: string; day: Day }) {
  return (
    <a href={to} aria-label={`${name}, ${britishDate(day)}`}>
      {name}
    </a>
  );
}
