import type { ReactNode } from "react";
import type { Group } from "#app/content-loader/groups.server.ts";
import type { Dates, Series } from "#app/meetings/meeting.ts";
import { nextDateWords } from "#app/meetings/words.ts";
import { useFacts } from "#app/site.ts";
import { monthOf } from "#app/time/written-times.ts";
import styles from "./group-facts.module.css";

/** Who, when, where and the next date at a glance; `dates` are those to come. */
export function GroupFacts({
  group,
  series,
  dates,
}: {
  group: Group;
  series: Series;
  dates: Dates;
}) {
  return (
    <div className={styles.strip}>
      <div className={`wrap ${styles.room}`}>
        <dl className={styles.facts}>
          <Fact name="Who">{group.who}</Fact>
          <Fact name="When">{series.when}</Fact>
          <Fact name="Where">{series.where}</Fact>
          {series.afterLast ? (
            <NextDate dates={dates} />
          ) : (
            <Fact name="Runs">{runsIn(group.meets)}</Fact>
          )}
        </dl>
      </div>
    </div>
  );
}

/** The HTML, which may be read much later than it was built, has the first date after that day; start-dates.ts the next. */
function NextDate({ dates }: { dates: Dates }) {
  const { name, date, note } = nextDateWords(dates, useFacts().builtAt, null);
  return (
    <div data-next="group" data-dates={JSON.stringify(dates)}>
      <dt>{name}</dt>
      <dd>
        <b>{date}</b> <span>{note}</span>
      </dd>
    </div>
  );
}

function runsIn({ term, session }: Group["meets"]): string {
  if (term) return "In term time";
  const last = session.at(-1);
  return last ? `${monthOf(last.from)} to ${monthOf(last.to)}` : "All year";
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
