import { nameFinder } from "#app/ground/names.ts";
import type { ChurchEvent } from "./event.ts";

/** A group to which events may belong, with the addresses of its window: see `windowOf`. */
export type EventGroup = {
  slug: string;
  /** Its own name, and what else the church’s feed calls it. */
  names: [string, ...string[]];
  full: string;
  /** Only where telephones show pictures small. */
  small?: string;
};

export type FindGroup = (event: Pick<ChurchEvent, "name" | "category">) => EventGroup | undefined;

/** An event belongs to the group that its name says or, where that says none, its category. */
export function groupFinder(groups: EventGroup[]): FindGroup {
  const find = nameFinder(groups);
  return ({ name, category = "" }) => find(name) ?? find(category);
}
