import { createContext, useContext } from "react";
import type { ChurchEvent } from "#app/events/event.ts";
import type { FindGroup } from "#app/events/event-groups.ts";
import { groupPath } from "#app/ground/addresses.ts";
import styles from "./event-group.module.css";

/** Finds the group of an event. Around every list of events: see `groupFinder`. */
export const EventGroups = createContext<FindGroup>(() => undefined);

/** The link to the page of an event's group, where it has one. */
export function EventGroupLink({ event }: { event: ChurchEvent }) {
  const group = useContext(EventGroups)(event);
  if (!group) return null;
  return (
    <p className={`${styles.group} not-printed`}>
      {" "}
      <a href={groupPath(group.slug)}>{group.names[0]}</a>
    </p>
  );
}
