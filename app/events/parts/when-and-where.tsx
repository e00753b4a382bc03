import { MapPin, Video } from "lucide-react";
import { Fragment } from "react";
import type { Occurrence } from "#app/agenda/occurrence.ts";
import { joinTimes, makeTimes, writePlace } from "#app/agenda/written-when.ts";
import type { Place } from "#churchsuite";
import { lastsSeveralDays } from "#dates";
import type { DayStyle } from "#time";
import styles from "./when-and-where.module.css";

type EventWhenProps = { event: Occurrence; style: DayStyle; className?: string };

/** An event's time in words. The day's numeral has an element of its own, because it is large. */
export function EventWhen({ event, style, className = "" }: EventWhenProps) {
  const times = makeTimes(event, style);
  const { dateTime, day, clock, end } = times;
  const When = event.state === "off" ? "s" : Fragment;
  // Its key is its state and its words, so that a change replaces the whole paragraph. If the browser has translated the
  // page, React would throw when it removes a single text node.
  return (
    <p key={`${event.state} ${joinTimes(times)}`} className={`${styles.when} ${className}`}>
      <When>
        <time dateTime={dateTime}>
          <span data-day>
            {day.weekday}
            <span>
              {day.before}
              <b>{day.numeral}</b>
              {day.after}
            </span>
          </span>
        </time>
        {clock && " "}
        <span data-hours>
          {clock && <span className={styles.clock}>{clock}</span>}
          {end.length > 0 && (
            <span data-lasts={lastsSeveralDays(event) || undefined}>
              {end.map(({ text, staysTogether: isUnbroken }) =>
                isUnbroken ? <span key={text}>{text}</span> : text,
              )}
            </span>
          )}
        </span>
      </When>
    </p>
  );
}

export function EventPlace({ place }: { place: Place | undefined }) {
  if (!place) return null;
  const Icon = place.isOnline ? Video : MapPin;
  return (
    <p className={styles.place}>
      <Icon aria-hidden />
      <span className="visually-hidden">Where: </span>
      <bdi>{writePlace(place)}</bdi>
    </p>
  );
}
