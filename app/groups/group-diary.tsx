import { useChurchTime } from "#app/time/use-church-time.ts";
import { britishDateAndYear } from "#app/time/written-times.ts";
import styles from "./group-diary.module.css";
import type { DiaryEvent, GroupDiary } from "./group-diary.server.ts";

const EVENTS_SHOWN = 3;

/** The next of a group's events that are not over by now. In the HTML, which has no time, the first of all. */
export function useNextEvents(diary: GroupDiary | null): DiaryEvent[] {
  const now = useChurchTime();
  const events = diary?.events.filter(({ until }) => !now || until > now) ?? [];
  return events.slice(0, EVENTS_SHOWN);
}

/** What the feed had for a group on a day. What has changed since stands on the events page, where each link leads. */
export function NextEvents({ day, events }: GroupDiary) {
  return (
    <>
      <p className={styles.source}>
        From the church diary, as it stood on <time dateTime={day}>{britishDateAndYear(day)}</time>.
      </p>
      <ul className={styles.events}>
        {events.map(({ id, name, when, status }) => (
          <li key={id}>
            {status && <small data-status={status}>{status}</small>}
            <a href={`/events#${id}`}>
              {status === "Cancelled" ? (
                <s>
                  <bdi>{name}</bdi>
                </s>
              ) : (
                <bdi>{name}</bdi>
              )}
            </a>
            <span>{when}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
