import type { Group } from "#app/content-loader/groups.server.ts";
import { nearDate, nextOrNow, unusualWords } from "#app/meetings/coming-words.ts";
import { comingMeetings, type Series } from "#app/meetings/meeting.ts";
import { useSite } from "#app/site.ts";
import { useChurchTime } from "#app/time/use-church-time.ts";
import { britishDateAndYear, monthOf } from "#app/time/written-times.ts";
import styles from "./group-facts.module.css";

/** Who, when, where and the next date at a glance. */
export function GroupFacts({ group, series }: { group: Group; series: Series }) {
  return (
    <div className={styles.strip}>
      <div className={`wrap ${styles.room}`}>
        <dl className={styles.facts}>
          <Fact name="Who" words={group.who} />
          <Fact name="When" words={series.when} />
          <Fact name="Where" words={group.where} />
          {series.afterLast ? (
            <NextDate series={series} />
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
  return session ? `${monthOf(session.from)} to ${monthOf(session.to)}` : "All year";
}

/** In the HTML, which may be read much later than it was built, the first date after that day. */
function NextDate({ series }: { series: Series }) {
  const { builtAt } = useSite();
  const now = useChurchTime();
  const [next] = comingMeetings(series, now ?? builtAt, 1).next;
  const nextName = now && next ? nextOrNow(next, series, now) : "Next";
  return (
    <Fact
      name={now ? nextName : `First meeting from ${britishDateAndYear(builtAt)}`}
      words={next ? nearDate(next.day, now) : "Not set yet"}
      more={next && unusualWords(next, series)}
    />
  );
}

// Keyed by its words: React changing a text throws where the browser has translated the page.
function Fact({ name, words, more }: { name: string; words: string; more?: string | undefined }) {
  return (
    <div>
      <dt key={name}>{name}</dt>
      <dd key={`${words} ${more}`}>
        {words}
        {more && <span>{` ${more}`}</span>}
      </dd>
    </div>
  );
}
