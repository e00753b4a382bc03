import type { ReactNode } from "react";
import type { Group } from "#app/content-loader/groups.server.ts";
import type { ComingDates } from "#app/meetings/coming-dates.server.ts";
import { unusualWords } from "#app/meetings/words.ts";
import { useFacts } from "#app/site.ts";
import { britishDate, britishDateAndYear, monthOf } from "#app/time/written-times.ts";
import styles from "./group-glance.module.css";
import type { GroupFacts } from "./group-page.server.ts";

export function GroupGlance({ group, series, coming }: GroupFacts) {
  return (
    <div className={styles.strip}>
      <div className="wrap room">
        <dl className={styles.facts}>
          <Fact name="Who">{group.who}</Fact>
          <Fact name="When">{series.when}</Fact>
          <Fact name="Where">{series.where}</Fact>
          {series.afterLast ? (
            <NextDate {...coming} />
          ) : (
            <Fact name="Runs">{runsIn(group.meets)}</Fact>
          )}
        </dl>
      </div>
    </div>
  );
}

/** The HTML, which may be read much later than it was built, has the first date after that day; start-dates.ts the next. */
function NextDate({ dates, next }: ComingDates) {
  const { builtAt } = useFacts();
  return (
    <div data-next="group" data-dates={JSON.stringify(dates)}>
      <dt>{`First meeting from ${britishDateAndYear(builtAt)}`}</dt>
      <dd>
        <b>{next ? britishDate(next.day) : "Not set yet"}</b>{" "}
        <span>{next && unusualWords(next)}</span>
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
