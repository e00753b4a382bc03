import { createContext, Fragment, useContext } from "react";
import type { Occurrence } from "#app/agenda/occurrence.ts";
import { joinTimes, makeTimes, writePlace } from "#app/agenda/written-when.ts";
import type { EventGroup } from "#app/events/event.ts";
import { groupPath } from "#app/ui/addresses.ts";
import type { Place } from "#churchsuite";
import type { DayStyle } from "#time";
import styles from "./when-and-where.module.css";

/** The function that finds the group of an event. It is set around every list of events. */
export const EventGroups = createContext<(event: Occurrence) => EventGroup | undefined>(
  () => undefined,
);

type EventWhenProps = { event: Occurrence; style: DayStyle; className: string | undefined };

/** An event's time in words. The day's numeral has an element of its own, because it is large. */
export function EventWhen({ event, style, className }: EventWhenProps) {
  const times = makeTimes(event, style);
  const { dateTime, day, clock, end } = times;
  const When = event.state === "off" ? "s" : Fragment;
  // Its key is its state and its words, so that a change replaces the whole paragraph. If the browser has translated the
  // page, React would throw when it removes a single text node.
  return (
    <p key={`${event.state} ${joinTimes(times)}`} className={`${styles.when} ${className}`}>
      <When>
        <time dateTime={dateTime}>
          {day.before}
          <b>{day.numeral}</b>
          {day.after}
        </time>
        {clock && " "}
        <span>
          {clock && <b>{clock}</b>}
          {keepTogether(end)}
        </span>
      </When>
    </p>
  );
}

/** Lets no line begin with a number or with AM and PM: "until 8:15 PM". */
function keepTogether(words: string): string {
  return words.replace(/ (?=\d|[AP]M)/g, "\u00a0");
}

type EventWhereProps = {
  event: Occurrence;
  /** Where it is, as far as visitors need to be told. */
  place?: Place | undefined;
};

/** The place of an event and the link to its group, as far as it has them. */
export function EventWhere({ event, place }: EventWhereProps) {
  const group = useContext(EventGroups)(event);
  if (!place && !group) return null;
  return (
    <p className={styles.where}>
      {place && (
        <>
          <span className="visually-hidden">Where: </span>
          <bdi data-online={place.isOnline}>{writePlace(place)}</bdi>
        </>
      )}
      {group && (
        <a href={groupPath(group.slug)} className="not-printed">
          {group.names[0]}
        </a>
      )}
    </p>
  );
}
