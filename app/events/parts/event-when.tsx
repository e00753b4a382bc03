import type { ChurchEvent } from "#app/events/event.ts";
import { lastsDays } from "#app/events/event-days.ts";
import { timesOf } from "#app/events/event-text.ts";
import type { DayStyle } from "#app/time/written-times.ts";
import styles from "./event-when.module.css";

/** When an event is. A time that no longer holds is struck through. */
export function EventWhen({ event, style }: { event: ChurchEvent; style: DayStyle }) {
  const { machine, day, clock, rest } = timesOf(event, style);
  const words = (
    <>
      <time dateTime={machine}>
        {day}
        {clock && (
          <>
            {" "}
            <span>{clock}</span>
          </>
        )}
      </time>
      {rest.startsWith(" ") && " "}
      {rest && <span data-lasts={lastsDays(event) || undefined}>{rest.trimStart()}</span>}
    </>
  );
  return <p className={styles.when}>{event.status === "cancelled" ? <s>{words}</s> : words}</p>;
}
