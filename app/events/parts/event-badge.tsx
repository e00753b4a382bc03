import { Ban, CircleCheck, CircleHelp, Clock } from "lucide-react";
import type { Mark } from "#app/events/marks.ts";
import styles from "./event-badge.module.css";

const marks = {
  cancelled: { words: "Cancelled", Icon: Ban },
  finished: { words: "Finished", Icon: CircleCheck },
  "to be confirmed": { words: "To be confirmed", Icon: CircleHelp },
  "on now": { words: "On now", Icon: Clock },
} satisfies Record<Mark, object>;

/** What a visitor should know of an event first. */
export function EventMark({ mark }: { mark: Mark | null }) {
  if (!mark) return null;
  const { words, Icon } = marks[mark];
  return (
    <p className={styles.mark} data-mark={mark}>
      <Icon aria-hidden /> {words}
    </p>
  );
}
