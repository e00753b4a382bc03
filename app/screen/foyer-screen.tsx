import { useEffect, useState } from "react";
import { type EventGroup, groupFinder } from "#app/events/event.ts";
import { quietWindow } from "#app/events/parts/event-picture.tsx";
import { kindOf } from "#app/events/parts/quiet-window.ts";
import type { Diary } from "#app/events/use-events.ts";
import { usualServiceWords } from "#app/home/service-words.ts";
import type { SpecialService } from "#app/home/special-services.server.ts";
import { useFacts } from "#app/site.ts";
import { paperWords, useWeek, type WeekFacts } from "#app/this-week/use-week.ts";
import type { Line } from "#app/this-week/week.ts";
import { A_MINUTE } from "#app/time/clock.ts";
import { churchTimeAt, clockOf, dayOf, type WallTime, withOffset } from "#app/time/wall-time.ts";
import { clockOn, dayAndHours } from "#app/time/written-times.ts";
import styles from "./foyer-screen.module.css";
import { nextOf, panelsAt } from "./panels.ts";
import { ShownPanel } from "./show-panels.tsx";
import { useMorningReload } from "./use-morning-reload.ts";
import { useTurning } from "./use-turning.ts";

/** How often the diary is asked, and how old it may be before that is said, in milliseconds. */
const ASKED_EVERY = 10 * A_MINUTE;
const OLD = 3 * 60 * A_MINUTE;

type Shown = WeekFacts & { special: SpecialService[]; groups: EventGroup[] };

/** Panels that turn by themselves; without script, or on a small screen, they stand below each other. */
export function FoyerScreen({ special, groups, ...facts }: Shown) {
  const site = useFacts();
  const { now, days, said, diary } = useWeek(facts, ASKED_EVERY);
  const at = now ?? site.builtAt;
  const panels = panelsAt(at, { days, said, special });
  const { flow, title, isPaused } = useTurning();
  useMorningReload(now);
  // The HTML, which may be old, says what is always true.
  const shown = now ? panels : panels.filter(({ kind }) => kind !== "moments");
  const { what, when } = usualServiceWords(site, undefined);
  const [time, half] = now ? clockOn(clockOf(now)).split(" ") : [];
  const [next] = nextOf(days, at);
  const picture = useLoaded(windowOf(next?.lines[0], groups));
  return (
    <div className={styles.screen}>
      <header className="side-by-side">
        <h1>{site.church.name}</h1>
        <p className={styles.time} role="timer" aria-live="off">
          {time && (
            <span key={time}>
              {time} <small>{half}</small>
            </span>
          )}
        </p>
      </header>
      <div className={styles.window}>
        <img src={picture} alt="" width={400} height={560} />
      </div>
      <p className={styles.title} aria-hidden>
        {title}
      </p>
      <main id="content" ref={flow} tabIndex={-1}>
        {(!now || shown.length === 0) && (
          <section aria-labelledby="welcome" className={styles.panel} data-kind="moments">
            <h2 id="welcome">Welcome</h2>
            <p className={styles.name}>{what}</p>
            <p>{when}</p>
          </section>
        )}
        {shown.map((panel) => (
          <ShownPanel key={panel.title} panel={panel} />
        ))}
      </main>
      <footer className="side-by-side level">
        <p>{now && oldWords(diary, now)}</p>
        <a href="/" className="tap">
          Home
        </a>
        <button type="button" aria-pressed={isPaused} className="needs-script">
          Stand still
        </button>
      </footer>
    </div>
  );
}

/** The address of a picture once it is there, the last one until then: without network none can be fetched. */
function useLoaded(address: string | undefined): string | undefined {
  const [loaded, setLoaded] = useState(address);

  // Reaches outside React: the network.
  useEffect(() => {
    if (!address) return;
    const picture = new Image();
    picture.src = address;
    picture.decode().then(() => setLoaded(address), console.error);
  }, [address]);

  return loaded;
}

/** The window of a group, of a kind of event, or else the church's: that of its worship. */
function windowOf(line: Line | undefined, groups: EventGroup[]): string | undefined {
  if (!line) return quietWindow("", "worship").full;
  const kind = kindOf(line.category) ?? kindOf(line.name) ?? "worship";
  return (groupFinder(groups)(line) ?? quietWindow(line.name, kind)).full;
}

/** Since when the diary could not be read, where that is hours ago. */
function oldWords(diary: Diary, now: WallTime): string {
  const { state, answeredAt } = diary;
  if (state !== "failed") return "";
  if (!answeredAt) return paperWords(diary, dayOf(now));
  if (Date.parse(withOffset(now)) - answeredAt < OLD) return "";
  const since = churchTimeAt(new Date(answeredAt));
  return `The church diary has not been read since ${dayAndHours(dayOf(since), clockOf(since))}.`;
}
