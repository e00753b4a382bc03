import { CalendarPlus, ChevronDown, Share2 } from "lucide-react";
import { googleLink, outlookLink } from "#app/calendars/calendar-links.ts";
import { type Badge, type ChurchEvent, eventPath, findDetailsPage } from "#app/events/event.ts";
import { BOOK_A_PLACE } from "#app/events/parts/event-links.tsx";
import { useChurch } from "#app/layout/site.ts";
import button from "#app/ui/button.module.css";
import { ExternalButton, ExternalLink } from "#app/ui/links.tsx";
import styles from "./next-steps.module.css";

type Steps = {
  /** An event with a page of its own. */
  event: ChurchEvent;
  badge: Badge | null;
};

/**
 * What visitors can do about an event on its page: book, put it in a calendar, share it. The most important button is
 * gold: the one to book or, without booking, the calendar.
 */
export function NextSteps({ event, badge }: Steps) {
  const { website } = useChurch();
  const bookings = event.takesBookings ? findDetailsPage(event, badge) : undefined;
  const file = `${eventPath(event)}.ics`;
  return (
    <div className={`side-by-side ${styles.steps}`}>
      {bookings && (
        <ExternalButton href={bookings} look="gold">
          {BOOK_A_PLACE}
          {event.detailsHost && ` at ${event.detailsHost}`}
        </ExternalButton>
      )}
      {badge === "cancelled" ? (
        <a href={file} download className={`${button.button} ${button.outline} not-printed`}>
          {event.change?.movedTo ? "Move it in your calendar" : "Take it out of your calendar"}{" "}
          (.ics file)
        </a>
      ) : (
        <details className={`${styles.calendars} not-printed`}>
          <summary
            className={`${button.button} ${bookings ? button.outline : button.gold} ${styles.fold}`}
          >
            <CalendarPlus aria-hidden /> Add to your calendar{" "}
            <ChevronDown className="turns" aria-hidden />
          </summary>
          <ul className={styles.choices}>
            <li>
              <a href={file} download className={styles.choice}>
                <span>
                  Apple or other calendar <small>(.ics file)</small>
                </span>
              </a>
            </li>
            <li>
              <ExternalLink href={googleLink(event, website)} className={styles.choice}>
                Google Calendar
              </ExternalLink>
            </li>
            <li>
              <ExternalLink href={outlookLink(event, website)} className={styles.choice}>
                Outlook
              </ExternalLink>
            </li>
          </ul>
        </details>
      )}
      <div className={`side-by-side ${styles.foot} needs-script not-printed`}>
        <button type="button" data-shares={event.name} className={`tap as-link ${styles.share}`}>
          <Share2 aria-hidden /> Share
        </button>
        <p role="status" className={styles.notice} />
      </div>
    </div>
  );
}
