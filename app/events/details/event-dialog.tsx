import { X } from "lucide-react";
import { useLayoutEffect, useRef } from "react";
import { badgeOf, type ChurchEvent } from "#app/events/event.ts";
import { EventMarks, EventName } from "#app/events/parts/event-badge.tsx";
import { EventDescription, EventGroupLink } from "#app/events/parts/event-facts.tsx";
import { EventPicture } from "#app/events/parts/event-picture.tsx";
import { EventPlace, EventWhen } from "#app/events/parts/when-and-where.tsx";
import type { WallTime } from "#app/time/wall-time.ts";
import { IconButton } from "#app/ui/icon-control.tsx";
import styles from "./event-dialog.module.css";
import { NextSteps } from "./next-steps.tsx";

type Details = {
  event: ChurchEvent | undefined;
  now: WallTime | null;
  notice: string;
  isUnfolded: boolean;
  onClose: () => void;
};

/**
 * An event's details: open while there is an event. `notice` is said above them; with `isUnfolded` the
 * choice of calendars is open. `onClose` is called when the visitor closes them.
 */
export function EventDialog({ event, now, notice, isUnfolded, onClose }: Details) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const badge = event ? badgeOf(event, now) : null;
  const id = event?.id;

  // Reaches outside React: the browser traps the focus in a modal dialog, and on closing restores it to
  // the link that opened it. Without one (the page was opened at #id) it goes to the event in the list, and
  // to the page's heading where the event has left that.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element || !id) return;
    element.showModal();
    // By itself the browser would focus the first button, whose tooltip covers the text.
    const calendars = isUnfolded && element.querySelector("summary");
    (calendars || heading.current)?.focus();
    return () => {
      element.close();
      if (document.activeElement !== document.body) return;
      const link = document.getElementById(id)?.querySelector<HTMLElement>("a:not([tabindex])");
      (link ?? document.querySelector("h1"))?.focus({ preventScroll: !link });
    };
  }, [id, isUnfolded]);

  return (
    <dialog
      ref={dialog}
      aria-labelledby="event-dialog-name"
      className={styles.dialog}
      // Not where it was closed because the hash has changed: the navigation is done already.
      onClose={() => event && !dialog.current?.open && onClose()}
    >
      {event && (
        <div key={event.id} className={styles.box}>
          <div className={styles.picture} data-badge={badge}>
            <EventPicture event={event} />
          </div>
          <div className={styles.words}>
            <div className={styles.head}>
              <EventMarks event={event} badge={badge} />
              <h2 ref={heading} id="event-dialog-name" tabIndex={-1} className={styles.name}>
                <EventName name={event.name} badge={badge} />
              </h2>
              <EventWhen event={event} style="british" className={styles.when} />
            </div>
            {notice && (
              <p role="alert" className={styles.notice}>
                {notice}
              </p>
            )}
            <EventPlace place={event.place} />
            <EventGroupLink event={event} />
            <div className={styles.description}>
              <EventDescription description={event.description} />
            </div>
            <NextSteps event={event} badge={badge} isUnfolded={isUnfolded} />
          </div>
          <div className={styles.close}>
            <IconButton name="Close" onClick={() => dialog.current?.close()}>
              <X aria-hidden />
            </IconButton>
          </div>
        </div>
      )}
    </dialog>
  );
}
