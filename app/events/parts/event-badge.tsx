import { Ban, CircleAlert, CircleCheck, CircleHelp, Clock } from "lucide-react";
import type { Badge, ChurchEvent } from "#app/events/event.ts";
import styles from "./event-badge.module.css";

const badges = {
  cancelled: { words: "Cancelled", Icon: Ban },
  finished: { words: "Finished", Icon: CircleCheck },
  "to be confirmed": { words: "To be confirmed", Icon: CircleHelp },
  "on now": { words: "On now", Icon: Clock },
} satisfies Record<Badge, object>;

export function EventBadge({ badge, reason }: { badge: Badge | null; reason?: string }) {
  if (!badge) return null;
  const { words, Icon } = badges[badge];
  return (
    <p className={styles.badge} data-badge={badge}>
      <Icon aria-hidden />
      <span>{reason ?? words}</span>
    </p>
  );
}

/** An event's badge, and what is not as usual about it: why it is off, or its own hour or place. */
export function EventMarks({
  event: { change },
  badge,
}: {
  event: ChurchEvent;
  badge: Badge | null;
}) {
  if (badge === "cancelled") return <EventBadge badge={badge} reason={change?.words} />;
  return (
    <>
      <EventBadge badge={badge} />
      {change && (
        <p className={styles.badge} data-badge="changed">
          <CircleAlert aria-hidden />
          <span>{change.words}</span>
        </p>
      )}
    </>
  );
}

/** `<bdi>`: a name may be in a script that runs the other way. */
export function EventName({ name, badge }: { name: string; badge: Badge | null }) {
  const words = <bdi>{name}</bdi>;
  return badge === "cancelled" ? <s>{words}</s> : words;
}
