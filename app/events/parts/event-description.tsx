import type { Occurrence } from "#app/agenda/occurrence.ts";
import { ProseText } from "#app/ui/prose-text.tsx";
import styles from "./event-description.module.css";

/** A description. Its key is its content, for the same reason as in `EventWhen`. */
export function EventDescription({ description }: Pick<Occurrence, "description">) {
  if (!description?.length) return null;
  return (
    <div className={styles.description} dir="auto">
      <ProseText key={JSON.stringify(description)} prose={description} />
    </div>
  );
}
