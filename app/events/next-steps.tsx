import { Share2 } from "lucide-react";
import { type Occurrence, pathOf } from "#app/agenda/occurrence.ts";
import { CalendarChoices } from "#app/calendars/calendar-choices.tsx";
import { googleLink, outlookLink } from "#app/calendars/calendar-links.ts";
import { type Badge, findDetailsPage } from "#app/events/event.ts";
import { BOOK_A_PLACE } from "#app/events/parts/event-links.tsx";
import { useChurch } from "#app/layout/site.ts";
import button from "#app/ui/button.module.css";
import { ExternalButton } from "#app/ui/links.tsx";
import styles from "./next-steps.module.css";

type Steps = {
  /** An event with a page of its own. */
  event: Occurrence;
  badge: Badge | null;
};

/**
 * What visitors can do about an event on its page: book, put it in a calendar, share it. The most important button is
 * gold: the one to book or, without booking, the calendar.
 */
export function NextSteps({ event, badge }: Steps) {
  const { website } = useChurch();
  const bookings = event.takesBookings ? findDetailsPage(event, badge) : undefined;
  const file = `${pathOf(event)}.ics`;
  return (
    <div className={`beside ${styles.steps}`}>
      {bookings && (
        <ExternalButton href={bookings} look="gold">
          {BOOK_A_PLACE}
          {event.detailsHost && ` at ${event.detailsHost}`}
        </ExternalButton>
      )}
      {badge === "cancelled" ? (
        <a href={file} download className={`${button.button} ${button.outline} not-printed`}>
          Take it out of your calendar (.ics file)
        </a>
      ) : (
        <CalendarChoices
          label="Add to your calendar"
          isGold={!bookings}
          choices={[
            { name: "Apple or other calendar", remark: ".ics file", href: file },
            { name: "Google Calendar", href: googleLink(event, website) },
            { name: "Outlook", href: outlookLink(event, website) },
          ]}
        />
      )}
      <div className={`beside ${styles.foot} needs-script not-printed`}>
        <button type="button" data-shares={event.name} className={`tap as-link ${styles.share}`}>
          <Share2 aria-hidden /> Share
        </button>
        <p role="status" className={styles.notice} />
      </div>
    </div>
  );
}
