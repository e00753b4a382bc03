import { useState } from "react";
import { type Badge, type ChurchEvent, detailsPageOf, eventUrl } from "#app/events/event.ts";
import { ExternalButton } from "#app/ui/external-link.tsx";
import { AddToCalendar } from "./add-to-calendar.tsx";
import { CopyLink } from "./copy-link.tsx";
import styles from "./next-steps.module.css";

/** What somebody can do who has read the details of an event: book, write it down, pass it on. */
export function NextSteps({
  event,
  badge,
  website,
}: {
  event: ChurchEvent;
  badge: Badge | null;
  website: string;
}) {
  // Not a toast: while a dialog is open, what stands beside it is behind its veil and not read out.
  const [notice, setNotice] = useState("");
  const page = detailsPageOf(event, badge);
  return (
    <div className={styles.steps}>
      {page && (
        <ExternalButton href={page} look={event.takesBookings ? "gold" : "lough"}>
          {event.takesBookings ? "Book a place" : "More on ChurchSuite"}
        </ExternalButton>
      )}
      <AddToCalendar event={event} badge={badge} website={website} onNotice={setNotice} />
      <div className={styles.foot}>
        <CopyLink address={eventUrl(event, window.location.origin)} onNotice={setNotice} />
        <p role="status" className={styles.notice}>
          {notice}
        </p>
      </div>
    </div>
  );
}
