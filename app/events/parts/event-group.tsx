import { createContext, useContext } from "react";
import type { ChurchEvent } from "#app/events/event.ts";
import { nameFinder } from "#app/events/event-names.ts";
import { groupPath } from "#app/groups/group.ts";
import styles from "./event-group.module.css";

/** A group to which events may belong, with the addresses of its window: see `windowOf`. */
export type EventGroup = {
  slug: string;
  /** Its own name, and what else the church’s feed calls it. */
  names: [string, ...string[]];
  full: string;
  small: string;
};

type FindGroup = (event: Pick<ChurchEvent, "name" | "category">) => EventGroup | undefined;

/** Finds the group of an event. Around every list of events: see `groupFinder`. */
export const EventGroups = createContext<FindGroup>(() => undefined);

/** An event belongs to the group that its name says or, where that says none, its category. */
export function groupFinder(groups: EventGroup[]): FindGroup {
  const find = nameFinder(groups);
  return ({ name, category = "" }) => find(name) ?? find(category);
}

/** The link to the page of an event's group, where it has one. */
export function EventGroupLink({ event }: { event: ChurchEvent }) {
  const group = useContext(EventGroups)(event);
  if (!group) return null;
  return (
    <p className={styles.group}>
      {" "}
      <a href={groupPath(group.slug)}>{group.names[0]}</a>
    </p>
  );
}
