import { type ChurchEvent, lastsSeveralDays } from "#app/events/event.ts";
import { timesOf } from "#app/events/event-text.ts";
import type { DayStyle } from "#app/time/written-times.ts";
import styles from "./event-when.module.css";

const PIECE = /([A-Z][a-z]+ \d+|(?:at|until) \d+:\d+ [AP]M)/;

export function EventWhen({ event, style }: { event: ChurchEvent; style: DayStyle }) {
  const { dateTime, day, clock, suffix } = timesOf(event, style);
  const words = (
    <>
      <time dateTime={dateTime}>
        <Pieces text={`${day} ${clock}`.trimEnd()} />
      </time>
      {suffix && (
        <span data-lasts={lastsSeveralDays(event) || undefined}>
          <Pieces text={suffix} />
        </span>
      )}
    </>
  );
  // Keyed by its words, so that a change replaces the whole paragraph: React removing a single text node
  // throws where the browser has translated the page.
  return (
    <p key={day + clock + suffix} className={styles.when}>
      {event.status === "cancelled" ? <s>{words}</s> : words}
    </p>
  );
}

/** Lines break between weekday, day and clock ("Sunday,", "December 6", "at 7:00 PM"), never in one of them. */
function Pieces({ text }: { text: string }) {
  return text
    .split(PIECE)
    .map((piece, index) => (index % 2 ? <span key={piece}>{piece}</span> : piece));
}
