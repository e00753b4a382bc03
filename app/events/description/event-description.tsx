import { useEffect, useState } from "react";
import type { ChurchEvent } from "#app/events/event.ts";
import { ProseText } from "#app/ui/prose-text.tsx";
import { describe, learnHtml } from "./describe.ts";
import styles from "./event-description.module.css";

/** What is said of an event. Nothing, for the moment it takes to fetch what reads HTML. */
export function EventDescription({ description = "" }: Pick<ChurchEvent, "description">) {
  const [, setHasLearnt] = useState(false);
  const prose = describe(description);
  const isUnread = prose === null;

  // Reaches outside React: the program that reads HTML.
  useEffect(() => {
    if (isUnread) learnHtml().then(() => setHasLearnt(true));
  }, [isUnread]);

  if (!prose?.length) return null;
  return (
    <div className={styles.description} dir="auto">
      <ProseText prose={prose} />
    </div>
  );
}
