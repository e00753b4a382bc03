import { useEffect, useState } from "react";
import type { ChurchEvent } from "#app/events/event.ts";
import { ProseText } from "#app/ui/prose-text.tsx";
import styles from "./event-description.module.css";
import { loadHtmlParser, readDescription } from "./read-description.ts";

/** Renders nothing until the HTML parser is loaded, where the description needs it. */
export function EventDescription({ description }: Pick<ChurchEvent, "description">) {
  const [, setIsLoaded] = useState(false);
  const prose = description ? readDescription(description) : [];
  const needsParser = prose === null;

  // Reaches outside React: the chunk with the HTML parser.
  useEffect(() => {
    if (needsParser) loadHtmlParser().then(() => setIsLoaded(true));
  }, [needsParser]);

  if (!prose?.length) return null;
  return (
    <div className={styles.description} dir="auto">
      {/* Keyed by its content: React removing a single text node throws where the browser has translated the page. */}
      <ProseText key={JSON.stringify(prose)} prose={prose} />
    </div>
  );
}
