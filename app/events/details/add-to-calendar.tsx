import { CalendarPlus, ChevronDown } from "lucide-react";
import type { ChurchEvent } from "#app/events/event.ts";
import { useChurch, useWording } from "#app/site.ts";
import button from "#app/ui/button.module.css";
import { ExternalLink, type Look } from "#app/ui/links.tsx";
import styles from "./add-to-calendar.module.css";
import { googleLink, outlookLink } from "./calendar-links.ts";

// In milliseconds. Safari reads the file some time after the click, and fails if its URL is revoked by then.
const REVOKE_AFTER = 60_000;

/**
 * An .ics file or links to web calendars, folded behind one button; for a cancelled event, a file that
 * cancels it in a calendar, or puts it on its new day. `onNotice` gets words on success or failure, "" when a try begins.
 */
export function AddToCalendar({
  event,
  isCancelled,
  look,
  isUnfolded,
  onNotice,
}: {
  event: ChurchEvent;
  isCancelled: boolean;
  look: Look;
  isUnfolded: boolean;
  onNotice: (words: string) => void;
}) {
  const wording = useWording();
  const { website } = useChurch();

  async function saveIcs() {
    onNotice("");
    try {
      // Loaded on demand: most visitors never need it.
      const { icsFile, icsFileName } = await import("./ics-file.ts");
      const ics = icsFile(event, { website, madeAt: new Date() });
      const link = document.createElement("a");
      link.href = URL.createObjectURL(new Blob([ics], { type: "text/calendar;charset=utf-8" }));
      link.download = icsFileName(event);
      link.click();
      setTimeout(() => URL.revokeObjectURL(link.href), REVOKE_AFTER);
      onNotice("Calendar file saved");
    } catch (problem) {
      console.error(problem);
      onNotice("The calendar file could not be fetched. Please try again in a moment.");
    }
  }

  if (isCancelled) {
    return (
      <button type="button" className={`${button.button} ${button.outline}`} onClick={saveIcs}>
        {event.change?.there ? "Move it in your calendar" : "Take it out of your calendar"} (.ics
        file)
      </button>
    );
  }
  return (
    <details className={styles.calendars} open={isUnfolded}>
      <summary className={`${button.button} ${button[look]} ${styles.fold}`}>
        <CalendarPlus aria-hidden /> {wording("events.to-calendar")} <ChevronDown aria-hidden />
      </summary>
      <ul className={styles.choices}>
        <li>
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
  );
}
