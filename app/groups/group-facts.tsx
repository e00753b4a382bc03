import type { ReactNode } from "react";
import type { Group } from "#app/content-loader/groups.server.ts";
import { comingMeetings, type Dates, type Series } from "#app/meetings/meeting.ts";
import { unusualWords } from "#app/meetings/words.ts";
import { useFacts } from "#app/site.ts";
import { britishDate, britishDateAndYear, monthOf } from "#app/time/written-times.ts";
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
  const { builtAt } = useFacts();
  const [meeting] = comingMeetings(dates, builtAt, 1).next;
  return (
    <div data-next="group" data-dates={JSON.stringify(dates)}>
      <dt>{`First meeting from ${britishDateAndYear(builtAt)}`}</dt>
      <dd>
        <b>{meeting ? britishDate(meeting.day) : "Not set yet"}</b>{" "}
        <span>{meeting && unusualWords(meeting, dates)}</span>
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
