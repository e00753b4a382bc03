import { Link2, Share2 } from "lucide-react";
import { useState } from "react";
import { type Badge, type ChurchEvent, detailsPageOf, eventUrl } from "#app/events/event.ts";
import { useWording } from "#app/site.ts";
import { ExternalButton } from "#app/ui/links.tsx";
import { AddToCalendar } from "./add-to-calendar.tsx";
import styles from "./next-steps.module.css";

/**
 * What can be done about an event: to book, put it in a calendar, read more, share it. One gold button, for what
 * comes first: to book, or else the calendar.
 */
export function NextSteps({
  event,
  badge,
  isUnfolded,
}: {
  event: ChurchEvent;
  badge: Badge | null;
  isUnfolded: boolean;
}) {
  const wording = useWording();
  // Not a toast: outside an open modal dialog everything is inert, and not read out.
  const [notice, setNotice] = useState("");
  const page = detailsPageOf(event, badge);
  const isBookable = page && event.takesBookings;
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

  const toPage = page && (
    <ExternalButton href={page} look={isBookable ? "gold" : "outline"}>
      {isBookable ? wording("events.book") : "More about this event"}
      {event.detailsHost && ` at ${event.detailsHost}`}
    </ExternalButton>
  );
  // Missing in some browsers, whatever TypeScript says.
  const canShare = "share" in navigator;
  return (
    <div className={styles.steps}>
      {isBookable && toPage}
      {badge !== "finished" && (
        <AddToCalendar
          event={event}
          isCancelled={badge === "cancelled"}
          look={isBookable ? "outline" : "gold"}
          isUnfolded={isUnfolded}
          onNotice={setNotice}
        />
      )}
      {!isBookable && toPage}
      <div className={styles.foot}>
        <button
          type="button"
          className={`tap ${styles.share}`}
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
