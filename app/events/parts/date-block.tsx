import { type ChurchEvent, lastsSeveralDays } from "#app/events/event.ts";
import { numeralOf, shortMonthOf, shortWeekdayOf } from "#app/time/written-times.ts";
import styles from "./date-block.module.css";

/** The day in big numerals, "6 Sun", or the days, "28 to 30, Mon to Wed". The words beside it say it in full. */
export function DateBlock({
  event,
  className,
}: {
  event: ChurchEvent;
  className: string | undefined;
}) {
  const { start, end } = event;
  const last = end && lastsSeveralDays(event) ? end : null;
  const weekdays = [start, ...(last ? [last] : [])].map(shortWeekdayOf).join(" to ");
  const isOtherMonth = last && shortMonthOf(last) !== shortMonthOf(start);
  return (
    <p className={`${styles.date} ${className}`} aria-hidden="true">
      <b>{numeralOf(start)}</b>
      {last && <i>{`to ${numeralOf(last)}${isOtherMonth ? `\u00a0${shortMonthOf(last)}` : ""}`}</i>}
      <span>{` ${weekdays}`}</span>
    </p>
  );
}
