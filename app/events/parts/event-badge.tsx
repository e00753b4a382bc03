import { Ban, CircleAlert, CircleCheck, CircleHelp, Clock } from "lucide-react";
import { type Occurrence, writeBeforeName } from "#app/agenda/occurrence.ts";
import { type Badge, listMarks, type Mark } from "#app/events/event.ts";
import styles from "./event-badge.module.css";

const icons = {
  cancelled: Ban,
  finished: CircleCheck,
  "to be confirmed": CircleHelp,
  "on now": Clock,
  changed: CircleAlert,
};

function EventBadge({ badge, words }: Mark) {
  const Icon = icons[badge];
  return (
    <p className={styles.badge} data-badge={badge}>
      <Icon aria-hidden />
      <span>{words}</span>
    </p>
  );
}

export function EventMarks({ event, badge }: { event: Occurrence; badge: Badge | null }) {
  return listMarks(event, badge).map((mark) => <EventBadge key={mark.badge} {...mark} />);
}

/**
 * An event's name. It stands in a `<bdi>`, because it may be in a script that runs from right to left. Screen readers say
 * before it that it is off, because nobody hears a line through it, and a badge may stand too far from it.
 */
export function EventName({ name, state }: Pick<Occurrence, "name" | "state">) {
  const words = <bdi>{name}</bdi>;
  const before = writeBeforeName({ state });
  return (
    <>
      {before && <span className="visually-hidden">{before}</span>}
      {state === "off" ? <s>{words}</s> : words}
    </>
  );
}
