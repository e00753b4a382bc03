import { CalendarPlus } from "lucide-react";
import { preloadHtmlParser } from "#app/events/description/read-description.ts";
import type { Badge, ChurchEvent } from "#app/events/event.ts";
import button from "#app/ui/button.module.css";
import { ExternalLink } from "#app/ui/external-link.tsx";
import styles from "./add-to-calendar.module.css";
import { googleLink, outlookLink } from "./calendar-links.ts";

// In milliseconds. Safari reads the file some time after the click, and fails if its URL is revoked by then.
const REVOKE_AFTER = 60_000;

const choice = `${button.button} ${button.outline} ${styles.choice}`;

/**
 * An .ics file or links to web calendars; for a cancelled event, a file that cancels it in a calendar.
 * `onNotice` gets words on success or failure, "" when a try begins.
 */
export function AddToCalendar({
  event,
  badge,
  website,
  onNotice,
}: {
  event: ChurchEvent;
  badge: Badge | null;
  website: string;
  onNotice: (words: string) => void;
}) {
  if (badge === "finished") return null;
  const isCancelled = badge === "cancelled";

  async function saveIcs() {
    onNotice("");
    try {
      // Loaded on demand: most visitors never need it.
      const [{ icsFile, icsFileName }] = await Promise.all([
        import("./ics-file.ts"),
        preloadHtmlParser([event]),
      ]);
      const ics = icsFile(event, { website, madeAt: new Date() });
      saveFile(icsFileName(event), new Blob([ics], { type: "text/calendar;charset=utf-8" }));
      onNotice("Calendar file saved");
    } catch (problem) {
      console.error(problem);
      onNotice("The calendar file could not be fetched. Please try again in a moment.");
    }
  }

  return (
    <fieldset className={styles.group}>
      <legend>{isCancelled ? "Take it out of your calendar" : "Add to your calendar"}</legend>
      <div className={styles.choices}>
        <button type="button" className={choice} onClick={saveIcs}>
          <CalendarPlus aria-hidden /> Apple or other calendar (.ics file)
        </button>
        {!isCancelled && (
          <>
            <ExternalLink href={googleLink(event, website)} className={choice}>
              Google Calendar
            </ExternalLink>
            <ExternalLink href={outlookLink(event, website)} className={choice}>
              Outlook
            </ExternalLink>
          </>
        )}
      </div>
    </fieldset>
  );
}

function saveFile(name: string, file: Blob): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), REVOKE_AFTER);
}
