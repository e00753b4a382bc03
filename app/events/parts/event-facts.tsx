import { createContext, useContext } from "react";
import type { Occurrence } from "#app/agenda/occurrence.ts";
import type { FindGroup } from "#app/events/event.ts";
import { groupPath } from "#app/ui/addresses.ts";
import { ProseText } from "#app/ui/prose-text.tsx";
import styles from "./event-facts.module.css";

/** The function that finds the group of an event. It is set around every list of events. */
export const EventGroups = createContext<FindGroup>(() => undefined);

export function EventGroupLink({ event }: { event: Occurrence }) {
  const group = useContext(EventGroups)(event);
  if (!group) return null;
  return (
    <p className={`${styles.group} not-printed`}>
      {" "}
      <a href={groupPath(group.slug)}>{group.names[0]}</a>
    </p>
  );
}

/** A description. Its key is its content, for the same reason as in `EventWhen`. */
export function EventDescription({ description }: Pick<Occurrence, "description">) {
  if (!description?.length) return null;
  return (
    <div className={styles.description} dir="auto">
      <ProseText key={JSON.stringify(description)} prose={description} />
    </div>
  );
}
