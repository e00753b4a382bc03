import { MapPin, Video } from "lucide-react";
import { Fragment } from "react";
import { type ChurchEvent, lastsSeveralDays, type Place } from "#app/events/event.ts";
import { placeText, timesOf } from "#app/events/event-text.ts";
import type { DayStyle } from "#app/time/written-times.ts";
import styles from "./when-and-where.module.css";

// "Sunday, December 6", "Dec 6" or "Sunday 6 December,".
const DAY = /^(\w+day,? )?(\w+ )?(\d+,?)(.*)$/;
// Lines end between weekday, day and hours ("Wednesday,", "December 2", "at 12:30 PM"), never in one of them.
const PIECE = /((?!\w+day)[A-Z][a-z]+ \d+|\d+ [A-Z][a-z]+|(?:at|until) \d+:\d+ [AP]M)/;

type When = { event: ChurchEvent; style: DayStyle; className?: string };

/** An event's time in words, the day's numeral in an element of its own, which is large. */
export function EventWhen({ event, style, className = "" }: When) {
  const { dateTime, day, clock, suffix } = timesOf(event, style);
  const [, weekday, before, numeral, after] = day.match(DAY) ?? [];
  const When = event.status === "cancelled" ? "s" : Fragment;
  // Keyed by its words, so that a change replaces the whole paragraph: React removing a single text node
  // throws where the browser has translated the page.
  return (
    <p key={day + clock + suffix} className={`${styles.when} ${className}`}>
      <When>
        <time dateTime={dateTime}>
          <span data-day>
            {weekday}
            <span>
              {before}
              <b>{numeral}</b>
              {after}
            </span>
          </span>
          {clock && " "}
          {clock && <span>{clock}</span>}
        </time>
        {suffix && (
          <span data-lasts={lastsSeveralDays(event) || undefined}>
            {suffix
              .split(PIECE)
              .map((piece, index) => (index % 2 ? <span key={piece}>{piece}</span> : piece))}
          </span>
        )}
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
      <bdi>{placeText(place)}</bdi>
    </p>
  );
}
