import { X } from "lucide-react";
import { useEffect, useRef } from "react";
import { EventDescription } from "#app/events/description/event-description.tsx";
import { badgeOf, type ChurchEvent } from "#app/events/event.ts";
import { EventBadge } from "#app/events/parts/event-badge.tsx";
import { EventName } from "#app/events/parts/event-name.tsx";
import { EventPlace } from "#app/events/parts/event-place.tsx";
import { EventWhen } from "#app/events/parts/event-when.tsx";
import type { WallTime } from "#app/time/wall-time.ts";
import { IconButton } from "#app/ui/icon-control.tsx";
import { useCloseFromBeside } from "#app/ui/use-close-from-beside.ts";
import styles from "./event-dialog.module.css";
import { NextSteps } from "./next-steps.tsx";

/** All there is to know of an event, and what can be done about it. */
export function EventDialog({
  event,
  now,
  website,
  onClose,
}: {
  event: ChurchEvent;
  now: WallTime | null;
  /** The church's own address, for what is passed on. */
  website: string;
  onClose: () => void;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useCloseFromBeside(dialog);
  const badge = badgeOf(event, now);

  // Reaches outside React: the browser holds the focus in the dialog and gives it back.
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
    // Not the first button, whose tooltip would cover what is to be read.
    heading.current?.focus();
  }, []);

  return (
    <dialog
      ref={dialog}
      closedby="any"
      aria-labelledby="event-dialog-name"
      className={styles.dialog}
      onClose={onClose}
    >
      <div className={styles.box}>
        <div className={styles.top}>
          <div>
            <EventBadge badge={badge} />
            <h2 ref={heading} id="event-dialog-name" tabIndex={-1} className={styles.name}>
              <EventName name={event.name} badge={badge} />
            </h2>
          </div>
          <IconButton name="Close" onPress={() => dialog.current?.close()}>
            <X aria-hidden />
          </IconButton>
        </div>
        <EventWhen event={event} style="full" />
        <EventPlace place={event.place} />
        <div className={styles.description}>
          <EventDescription description={event.description} />
        </div>
        <NextSteps event={event} badge={badge} website={website} />
      </div>
    </dialog>
  );
}
