import { useState } from "react";
import type { ChurchEvent } from "#app/events/event.ts";
import { addressOf } from "#app/events/event-address.ts";
import { type Mark, pageOf } from "#app/events/marks.ts";
import { OutsideButton } from "#app/ui/outside-button.tsx";
import { AddToCalendar } from "./add-to-calendar.tsx";
import { CopyLink } from "./copy-link.tsx";
import styles from "./next-steps.module.css";

/** What somebody can do who has read the details of an event: book, write it down, pass it on. */
export function NextSteps({
  event,
  mark,
  website,
}: {
  event: ChurchEvent;
  mark: Mark | null;
  website: string;
}) {
  // Not a toast: while a dialog is open, what stands beside it is behind its veil and not read out.
  const [notice, setNotice] = useState("");
  const page = pageOf(event, mark);
  return (
    <div className={styles.steps}>
      {page && (
        <OutsideButton href={page} look={event.takesBookings ? "gold" : "lough"}>
          {event.takesBookings ? "Book a place" : "More on ChurchSuite"}
        </OutsideButton>
      )}
      <AddToCalendar event={event} mark={mark} website={website} onNotice={setNotice} />
      <div className={styles.foot}>
        <CopyLink address={addressOf(event, window.location.origin)} onNotice={setNotice} />
        <p role="status" className={styles.notice}>
          {notice}
        </p>
      </div>
    </div>
  );
}
