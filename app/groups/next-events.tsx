import { PartialNote } from "#app/events/partial-note.tsx";
import { spanAttributes, TimedScript } from "#app/time/visible-span.tsx";
import { britishDateAndYear } from "#app/time/written-times.ts";
import type { GroupDiary } from "./group-diary.server.ts";
import styles from "./next-events.module.css";

/**
 * What the feed had for a group on a day, of which three events that are not over are seen. What has
 * changed since stands on the events page, where each link leads.
 */
export function NextEvents({ day, isPartial, events }: GroupDiary) {
  return (
    <>
      <p className={styles.source}>
        From the church diary, as it stood on <time dateTime={day}>{britishDateAndYear(day)}</time>.
        {isPartial && <PartialNote />}
      </p>
      <ul className={styles.events}>
        {events.map(({ id, name, when, marks, isOff, ...span }) => (
          <li key={id} {...spanAttributes(span)}>
            {marks.map((mark) => (
              <small key={mark} data-off={isOff || undefined}>
                {mark}
              </small>
            ))}
            <a href={`/events#${id}`}>
              {isOff ? (
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
      <TimedScript />
    </>
  );
}
