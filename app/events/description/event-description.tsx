import type { ChurchEvent } from "#app/events/event.ts";
import { ProseText } from "#app/ui/prose-text.tsx";
import styles from "./event-description.module.css";

export function EventDescription({ description }: Pick<ChurchEvent, "description">) {
  if (!description) return null;
  return (
    <div className={styles.description} dir="auto">
      {/* Keyed by its content: React removing a single text node throws where the browser has translated the page. */}
      <ProseText key={JSON.stringify(description)} prose={description} />
    </div>
  );
}
