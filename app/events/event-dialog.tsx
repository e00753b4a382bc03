import { X } from "lucide-react";
import { useEffect, useRef } from "react";
import { onEventsPage } from "#app/time/written-times.ts";
import { IconButton } from "#app/ui/icon-control.tsx";
import { useCloseFromBeside } from "#app/ui/use-close-from-beside.ts";
import type { ChurchEvent } from "./church-event.ts";
import { EventDescription } from "./event-description.tsx";
import styles from "./event-dialog.module.css";
import { EventPlace } from "./event-place.tsx";

/** The details of an event that has no page of its own. */
export function EventDialog({ event, onClose }: { event: ChurchEvent; onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useCloseFromBeside(dialog);

  // Reaches outside React: the browser holds the focus in the dialog and gives it back.
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
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
          <h2 id="event-dialog-name" className={styles.name} dir="auto">
            {event.name}
          </h2>
          <IconButton name="Close" onPress={() => dialog.current?.close()}>
            <X aria-hidden />
          </IconButton>
        </div>
        <p className={styles.when}>
          <time dateTime={event.start}>{onEventsPage(event.start)}</time>
        </p>
        <EventPlace place={event.place} />
        <div className={styles.description}>
          <EventDescription description={event.description} />
        </div>
      </div>
    </dialog>
  );
}
