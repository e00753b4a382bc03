import { CalendarPlus } from "lucide-react";
import { preloadHtmlParser } from "#app/events/description/read-description.ts";
import type { Badge, ChurchEvent } from "#app/events/event.ts";
import button from "#app/ui/button.module.css";
import { ExternalLink } from "#app/ui/external-link.tsx";
import styles from "./add-to-calendar.module.css";
import { googleLink, outlookLink } from "./calendar-links.ts";

// In milliseconds. Safari reads the file only some time after the click.
const UNTIL_SAVED = 60_000;

const choice = `${button.button} ${button.outline} ${styles.choice}`;

/**
 * Ways to put an event into the visitor's own calendar; or, where it is off, to tell a calendar so.
 * What went wrong is said through `onNotice`.
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
  const isOff = badge === "cancelled";

  async function saveIcs() {
    onNotice("");
    try {
      // Loaded when it is asked for: most visitors never do.
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
      <legend>{isOff ? "Tell your calendar that it is off" : "Add to your calendar"}</legend>
      <div className={styles.choices}>
        <button type="button" className={choice} onClick={saveIcs}>
          <CalendarPlus aria-hidden /> Apple or other calendar (.ics file)
        </button>
        {!isOff && (
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

/** Has the browser save a file. */
function saveFile(name: string, file: Blob): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), UNTIL_SAVED);
}
