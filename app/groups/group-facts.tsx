import type { Group } from "#app/content-loader/groups.server.ts";
import { useChurch } from "#app/site.ts";
import { useChurchTime } from "#app/time/use-church-time.ts";
import { britishDate } from "#app/time/written-times.ts";
import styles from "./group-facts.module.css";
import { meetingWords, nextMeeting } from "./meeting-rule.ts";

/** Who, when and where at a glance; after hydration also the next date. */
export function GroupFacts({ group }: { group: Group }) {
  const { terms } = useChurch();
  const now = useChurchTime();
  const next = now && nextMeeting(group.meets, terms, now);
  return (
    <div className={styles.strip}>
      <div className={`wrap ${styles.room}`}>
        <dl className={styles.facts}>
          <Fact name="Who" words={group.who} />
          <Fact name="When" words={meetingWords(group.meets)} />
          <Fact name="Where" words={group.where} />
          {now ? (
            <Fact name="Next" words={next ? britishDate(next) : "Back after the break"} />
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
