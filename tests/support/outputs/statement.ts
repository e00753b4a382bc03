import type { ChurchEvent } from "#app/events/event.ts";
import type { Day } from "#time";
import type { BuiltSite } from "./built-site.ts";

/** What an output says of an event or a date. A field is missing if the output says nothing of that. */
export type Statement = {
  isOff: boolean;
  /** The words that say what is unusual. Other words may stand before and after them. */
  mark?: string;
  /** When it begins and, if the output says that, when it ends: ["19:30", "21:00"]. */
  clocks?: string[];
  /** The words that name the place. Other words may stand before and after them. */
  place?: string;
};

/** A date of a group or a service, as a test asks an output about it. */
export type SeriesDate = {
  /** The group's slug, or "service" for any service. */
  series: string;
  /** What the date is called: the name of its group or service, or a name of its own. */
  name: string;
  day: Day;
  /** When it begins, if that is not as usual: "2026-12-06T10:30". */
  start?: string;
  /** Some of the words with which a page lists it. */
  pageSays: string;
};

/** An output that shows the events of ChurchSuite's calendar. */
export type EventOutput = {
  name: string;
  /** What it says of an event; undefined if it does not show it. */
  read: (site: BuiltSite, event: ChurchEvent) => Statement | undefined;
  /** What it does with an event that is off. */
  ifOff: "shown as off" | "left out";
  /** What it does with an event that notices.yaml puts on another day. */
  ifMoved: "shown as off" | "shown on the new day" | "left out";
};

/** An output that shows the dates of groups and services. */
export type DateOutput = {
  name: string;
  read: (site: BuiltSite, date: SeriesDate) => Statement | undefined;
  /** Whether it has the dates of the whole year, past ones too, or only those of the days to come. */
  hasWholeYear: boolean;
};

/** An output that shows notices. */
export type NoticeOutput = {
  name: string;
  /** Its lines: the notices, perhaps with other lines between them. */
  read: (site: BuiltSite) => string[];
};
