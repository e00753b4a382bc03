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

/** What is said before a name, because nobody hears a line through it, and a badge may stand too far from it. */
const WORDS_BEFORE_NAME: Partial<Record<Badge, string>> = {
  cancelled: "Off: ",
  "to be confirmed": "To be confirmed: ",
};

/** The words for screen readers before the name of an event that is off or not certain; "" before any other. */
export function writeBeforeName(badge: Badge | null): string {
  return (badge && WORDS_BEFORE_NAME[badge]) ?? "";
}

/** An event's name. It stands in a `<bdi>`, because it may be in a script that runs from right to left. */
export function EventName({ name, badge }: { name: string; badge: Badge | null }) {
  const words = <bdi>{name}</bdi>;
  const before = writeBeforeName(badge);
  return (
    <>
      {before && <span className="visually-hidden">{before}</span>}
      {badge === "cancelled" ? <s>{words}</s> : words}
    </>
  );
}
