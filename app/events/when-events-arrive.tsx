import type { ReactNode } from "react";
import type { ChurchEvent } from "./church-event.ts";
import { EventsFailed } from "./events-failed.tsx";
import { NoEvents } from "./no-events.tsx";
import { useEvents } from "./use-events.ts";
import styles from "./when-events-arrive.module.css";

/** The four states of the diary: awaited, full, empty and out of reach. */
export function WhenEventsArrive({
  feedUrl,
  skeleton,
  failedWords,
  heading,
  children,
}: {
  feedUrl: string;
  skeleton: ReactNode;
  failedWords: string;
  /** The rank of headings in this part of the page. */
  heading: "h2" | "h3";
  children: (events: ChurchEvent[]) => ReactNode;
}) {
  const diary = useEvents(feedUrl);
  switch (diary.state) {
    case "waiting":
      return (
        <>
          <div className={styles.waiting}>{skeleton}</div>
          <p className={styles.never}>
            The diary is read with JavaScript, which your browser has switched off. {failedWords}
          </p>
        </>
      );
    case "failed":
      return <EventsFailed words={failedWords} />;
    case "known":
      return diary.events.length === 0 ? <NoEvents heading={heading} /> : children(diary.events);
  }
}
