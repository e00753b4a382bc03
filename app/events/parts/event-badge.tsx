import { Ban, CircleAlert, CircleCheck, CircleHelp, Clock } from "lucide-react";
import { type Badge, type ChurchEvent, listMarks, type Mark } from "#app/events/event.ts";
import styles from "./event-badge.module.css";

const icons = {
  cancelled: Ban,
  finished: CircleCheck,
  "to be confirmed": CircleHelp,
  "on now": Clock,
  changed: CircleAlert,
};

export function EventBadge({ badge, words }: Mark) {
  const Icon = icons[badge];
  return (
    <p className={styles.badge} data-badge={badge}>
      <Icon aria-hidden />
      <span>{words}</span>
    </p>
  );
}

export function EventMarks({ event, badge }: { event: ChurchEvent; badge: Badge | null }) {
  return listMarks(event, badge).map((mark) => <EventBadge key={mark.badge} {...mark} />);
}

/** What screen readers say before the name of an event that is off, because they do not say that it is struck out. */
export const OFF = "Off: ";

/** An event's name. It stands in a `<bdi>`, because it may be in a script that runs from right to left. */
export function EventName({ name, badge }: { name: string; badge: Badge | null }) {
  const words = <bdi>{name}</bdi>;
  if (badge !== "cancelled") return words;
  return (
    <>
      <span className="visually-hidden">{OFF}</span>
      <s>{words}</s>
    </>
  );
}
