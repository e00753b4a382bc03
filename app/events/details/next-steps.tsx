import { CalendarPlus, ChevronDown, Link2, Share2 } from "lucide-react";
import { useState, useSyncExternalStore } from "react";
import { type Badge, type ChurchEvent, detailsPageOf, eventUrl } from "#app/events/event.ts";
import { BOOK_A_PLACE, TO_YOUR_CALENDAR } from "#app/events/parts/event-links.tsx";
import { useChurch } from "#app/site.ts";
import button from "#app/ui/button.module.css";
import { ExternalButton, ExternalLink } from "#app/ui/links.tsx";
import { googleLink, outlookLink } from "./calendar-links.ts";
import styles from "./next-steps.module.css";

// In milliseconds. Safari reads the file some time after the click, and fails if its URL is revoked by then.
const REVOKE_AFTER = 60_000;

const never = () => () => {};

type Steps = { event: ChurchEvent; badge: Badge | null; isUnfolded: boolean };

/**
 * What can be done about an event: to book, put it in a calendar, read more, share it. One gold button, for what
 * comes first: to book, or else the calendar.
 */
export function NextSteps({ event, badge, isUnfolded }: Steps) {
  const { website } = useChurch();
  // Not a toast: outside an open modal dialog everything is inert, and not read out.
  const [notice, setNotice] = useState("");
  const page = detailsPageOf(event, badge);
  const isBookable = page && event.takesBookings;

  async function saveIcs() {
    setNotice("");
    try {
      // Loaded on demand: most visitors never need it.
      const { icsFile, icsFileName } = await import("./ics-file.ts");
      const ics = icsFile(event, website, new Date());
      const link = document.createElement("a");
      link.href = URL.createObjectURL(new Blob([ics], { type: "text/calendar;charset=utf-8" }));
      link.download = icsFileName(event);
      link.click();
      setTimeout(() => URL.revokeObjectURL(link.href), REVOKE_AFTER);
      setNotice("Calendar file saved");
    } catch (problem) {
      console.error(problem);
      setNotice("The calendar file could not be fetched. Please try again in a moment.");
    }
  }

  async function copyLink() {
    setNotice("");
    const url = eventUrl(event, window.location.origin);
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
      await navigator.share({ title: event.name, url: eventUrl(event, window.location.origin) });
    } catch (problem) {
      if (problem instanceof DOMException && problem.name === "AbortError") return;
      await copyLink();
    }
  }

  const toPage = page && (
    <ExternalButton href={page} look={isBookable ? "gold" : "outline"}>
      {isBookable ? BOOK_A_PLACE : "More about this event"}
      {event.detailsHost && ` at ${event.detailsHost}`}
    </ExternalButton>
  );
  // Missing in some browsers, whatever TypeScript says. The HTML does not know.
  const canShare = useSyncExternalStore(
    never,
    () => "share" in navigator,
    () => false,
  );
  return (
    <div className={`side-by-side ${styles.steps}`}>
      {isBookable && toPage}
      {badge === "cancelled" && (
        <button
          type="button"
          className={`${button.button} ${button.outline} needs-script not-printed`}
          onClick={saveIcs}
        >
          {event.change?.there ? "Move it in your calendar" : "Take it out of your calendar"} (.ics
          file)
        </button>
      )}
      {badge !== "cancelled" && badge !== "finished" && (
        <details className={`${styles.calendars} not-printed`} open={isUnfolded}>
          <summary
            className={`${button.button} ${isBookable ? button.outline : button.gold} ${styles.fold}`}
          >
            <CalendarPlus aria-hidden /> {TO_YOUR_CALENDAR}{" "}
            <ChevronDown className="turns" aria-hidden />
          </summary>
          <ul className={styles.choices}>
            <li className="needs-script">
              <button type="button" className={styles.choice} onClick={saveIcs}>
                <span>
                  Apple or other calendar <small>(.ics file)</small>
                </span>
              </button>
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
      {!isBookable && toPage}
      <div className={`side-by-side ${styles.foot} needs-script not-printed`}>
        <button
          type="button"
          className={`tap as-link ${styles.share}`}
          onClick={canShare ? share : copyLink}
        >
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
