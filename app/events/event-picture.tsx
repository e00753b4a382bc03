import { useState } from "react";
import type { ChurchEvent } from "./church-event.ts";
import styles from "./event-picture.module.css";
import { quietWindowFor } from "./quiet-window.ts";

/** An event's picture; a quiet window on its sill where it has none, or none that loads. */
export function EventPicture({ event }: { event: ChurchEvent }) {
  const [isBroken, setIsBroken] = useState(false);
  if (event.pictureUrl && !isBroken) {
    return (
      <img
        src={event.pictureUrl}
        alt=""
        width={1024}
        height={640}
        loading="lazy"
        className={styles.photo}
        onError={() => setIsBroken(true)}
      />
    );
  }
  return (
    <span className={styles.wall}>
      <img
        src={quietWindowFor(event.name)}
        alt=""
        width={300}
        height={390}
        loading="lazy"
        className={styles.window}
      />
    </span>
  );
}
