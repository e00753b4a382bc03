import { Link2, Share2, X } from "lucide-react";
import { useLayoutEffect, useRef, useState } from "react";
import { EventDescription } from "#app/events/description/event-description.tsx";
import {
  type Badge,
  badgeOf,
  type ChurchEvent,
  detailsPageOf,
  eventUrl,
} from "#app/events/event.ts";
import { DateBlock } from "#app/events/parts/date-block.tsx";
import { EventBadge, EventName } from "#app/events/parts/event-badge.tsx";
import { EventGroupLink } from "#app/events/parts/event-group.tsx";
import { EventPicture } from "#app/events/parts/event-picture.tsx";
import { EventPlace } from "#app/events/parts/event-place.tsx";
import { EventWhen } from "#app/events/parts/event-when.tsx";
import { useChurch } from "#app/site.ts";
import type { WallTime } from "#app/time/wall-time.ts";
import { ExternalButton } from "#app/ui/external-link.tsx";
import { IconButton } from "#app/ui/icon-control.tsx";
import { AddToCalendar } from "./add-to-calendar.tsx";
import styles from "./event-dialog.module.css";

/**
 * An event's details: open while there is an event. `notice` is said above them; with `isUnfolded` the
 * choice of calendars is open. `onClose` is called when the visitor closes them.
 */
export function EventDialog({
  event,
  now,
  notice,
  isUnfolded,
  onClose,
}: {
  event: ChurchEvent | undefined;
  now: WallTime | null;
  notice: string;
  isUnfolded: boolean;
  onClose: () => void;
}) {
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
            <DateBlock event={event} className={styles.date} />
            <EventBadge badge={badge} />
            <h2 ref={heading} id="event-dialog-name" tabIndex={-1} className={styles.name}>
              <EventName name={event.name} badge={badge} />
            </h2>
            {notice && (
              <p role="alert" className={styles.notice}>
                {notice}
              </p>
            )}
            <EventWhen event={event} style="full" />
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

/** One gold button, for what comes first: to book, or else the calendar. */
function NextSteps({
  event,
  badge,
  isUnfolded,
}: {
  event: ChurchEvent;
  badge: Badge | null;
  isUnfolded: boolean;
}) {
  const { website } = useChurch();
  // Not a toast: outside an open modal dialog everything is inert, and not read out.
  const [notice, setNotice] = useState("");
  const page = detailsPageOf(event, badge);
  const booking = event.takesBookings && page;
  const elsewhere = event.detailsHost && ` at ${event.detailsHost}`;
  const url = eventUrl(event, window.location.origin);

  async function copyLink() {
    setNotice("");
    try {
      await navigator.clipboard.writeText(url);
      setNotice("Link copied");
    } catch {
      // Refused by the visitor, or missing: browsers have a clipboard on https only.
      setNotice(`Your browser would not copy it. The link is ${url}`);
    }
  }

  async function share() {
    try {
      await navigator.share({ title: event.name, url });
    } catch (problem) {
      // The visitor has changed their mind.
      if (problem instanceof DOMException && problem.name === "AbortError") return;
      await copyLink();
    }
  }

  // Missing in some browsers, whatever TypeScript says.
  const canShare = "share" in navigator;
  return (
    <div className={styles.steps}>
      {booking && (
        <ExternalButton href={booking} look="gold">
          Book a place{elsewhere}
        </ExternalButton>
      )}
      <AddToCalendar
        event={event}
        badge={badge}
        website={website}
        look={booking ? "outline" : "gold"}
        isUnfolded={isUnfolded}
        onNotice={setNotice}
      />
      {page && !booking && (
        <ExternalButton href={page} look="outline">
          More about this event{elsewhere}
        </ExternalButton>
      )}
      <div className={styles.foot}>
        <button type="button" className={styles.share} onClick={canShare ? share : copyLink}>
          {canShare ? <Share2 aria-hidden /> : <Link2 aria-hidden />}
          {canShare ? "Share" : "Copy the link"}
        </button>
        <p role="status" className={styles.notice}>
          {notice}
        </p>
      </div>
    </div>
  );
}
