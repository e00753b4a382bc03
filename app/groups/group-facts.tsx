import type { Group } from "#app/content-loader/groups.server.ts";
import type { Series } from "#app/meetings/meeting.ts";
import type { TimedLine } from "#app/meetings/timed-lines.server.ts";
import { monthOf } from "#app/time/written-times.ts";
import styles from "./group-facts.module.css";
import { NextDate } from "./next-date.tsx";

/** Who, when, where and the next date at a glance. */
export function GroupFacts({
  group,
  series,
  lines,
}: {
  group: Group;
  series: Series;
  lines: TimedLine[];
}) {
  return (
    <div className={styles.strip}>
      <div className={`wrap ${styles.room}`}>
        <dl className={styles.facts}>
          <Fact name="Who" words={group.who} />
          <Fact name="When" words={series.when} />
          <Fact name="Where" words={series.where} />
          {series.afterLast ? (
            <NextDate lines={lines} />
          ) : (
            <Fact name="Runs" words={runsIn(group.meets)} />
          )}
        </dl>
      </div>
    </div>
  );
}

function runsIn({ term, session }: Group["meets"]): string {
  if (term) return "In term time";
  const last = session.at(-1);
  return last ? `${monthOf(last.from)} to ${monthOf(last.to)}` : "All year";
}

function Fact({ name, words }: { name: string; words: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{words}</dd>
    </div>
  );
}
