import type { Group } from "#app/content-loader/groups.server.ts";
import { comingMeetings, type Series } from "#app/meetings/meeting.ts";
import { useChurchTime } from "#app/time/use-church-time.ts";
import { britishDate } from "#app/time/written-times.ts";
import styles from "./group-facts.module.css";

/** Who, when and where at a glance; after hydration also the next date. */
export function GroupFacts({ group, series }: { group: Group; series: Series }) {
  const now = useChurchTime();
  const next = now && comingMeetings(series, now, 1).next[0];
  return (
    <div className={styles.strip}>
      <div className={`wrap ${styles.room}`}>
        <dl className={styles.facts}>
          <Fact name="Who" words={group.who} />
          <Fact name="When" words={series.when} />
          <Fact name="Where" words={group.where} />
          {now ? (
            <Fact
              name="Next"
              words={next ? britishDate(next.day) : (series.afterLast ?? series.when)}
            />
          ) : (
            <Fact name="Runs" words={group.meets.term ? "In term time" : "All year"} />
          )}
        </dl>
      </div>
    </div>
  );
}

function Fact({ name, words }: { name: string; words: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{words}</dd>
    </div>
  );
}
