import { useEffect, useState } from "react";
import type { ChurchEvent } from "#app/events/event.ts";
import { ProseText } from "#app/ui/prose-text.tsx";
import styles from "./event-description.module.css";
import { loadHtmlParser, readDescription } from "./read-description.ts";

/** What is said of an event. Nothing, for the moment it takes to load the HTML parser. */
export function EventDescription({ description }: Pick<ChurchEvent, "description">) {
  const [, setIsLoaded] = useState(false);
  const prose = description ? readDescription(description) : [];
  const isUnread = prose === null;

  // Reaches outside React: the chunk with the HTML parser.
  useEffect(() => {
    if (isUnread) loadHtmlParser().then(() => setIsLoaded(true));
  }, [isUnread]);

  if (!prose?.length) return null;
  return (
    <div className={styles.description} dir="auto">
      {/* Keyed by its words: none of them is taken out alone, which breaks in a translated page. */}
      <ProseText key={JSON.stringify(prose)} prose={prose} />
    </div>
  );
}
