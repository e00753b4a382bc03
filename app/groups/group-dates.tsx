import { comingMeetings, type Section, type Series } from "#app/meetings/meeting.ts";
import { Subscribe } from "#app/meetings/subscribe.tsx";
import type { TimedLine } from "#app/meetings/timed-lines.server.ts";
import { useFacts } from "#app/site.ts";
import { clockRange } from "#app/time/written-times.ts";
import { ComingDates } from "./coming-dates.tsx";
import styles from "./group-dates.module.css";

/** The next dates, and the hours of each section. */
export function GroupDates({
  series,
  ...coming
}: {
  series: Series;
  lines: TimedLine[];
  inHtml: TimedLine[];
  builtOn: Date;
}) {
  const { builtAt } = useFacts();
  const { afterLast, sections } = series;
  return (
    <>
      {afterLast && <ComingDates {...coming} afterLast={afterLast} />}
      {sections.length > 0 && <Sections sections={sections} />}
      {comingMeetings(series, builtAt, 1).next.length > 0 && (
        <Subscribe calendar={`${series.path}.ics`} name={series.name} />
      )}
    </>
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
