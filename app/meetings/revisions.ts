import ICAL from "ical.js";
import { type Component, type Property, text, version } from "#app/calendar-file.ts";
import { isOver } from "#app/events/event.ts";
import { churchTimeAt, type WallTime } from "#app/time/wall-time.ts";

/** An entry of a calendar. `isAsRule` where it is a date of a series as the series' rule has it already. */
export type Draft = { entry: Component; isAsRule?: boolean };

const VERSION = ["dtstamp", "last-modified", "sequence"];

/** What is told of an event that was taken out of the diary: perhaps its words should never have been public. */
const TOLD_OF_GONE = "uid recurrence-id dtstart dtend rrule exdate status summary".split(" ");

/**
 * The entries of a calendar as they are to be published at `now`, after these `published` ones. Calendars take over an
 * entry again only with a higher SEQUENCE, and some never drop one that is missing. So an entry that says the same
 * keeps its version, another gets a higher one, and what has gone before it was over is cancelled. Where nothing was
 * published (null) the drafts keep their own versions. Unless all events are known (`isWhole`), nothing has gone.
 */
export function revised(
  drafts: Draft[],
  { published, isWhole, now }: { published: Component[] | null; isWhole: boolean; now: Date },
): Component[] {
  if (!published) return drafts.flatMap(({ entry, isAsRule }) => (isAsRule ? [] : [entry]));
  const before = new Map(published.map((entry) => [keyOf(entry), entry]));
  const toCome = new Map([...before].filter(([, entry]) => !isEntryOver(entry, churchTimeAt(now))));
  const isKept = (entry: Component) => {
    const last = before.get(keyOf(entry));
    return last !== undefined && contentOf(last) === contentOf(entry);
  };
  // A date that is as usual again has to be told to whoever was told otherwise.
  const told = drafts.filter(({ entry, isAsRule }) => {
    return !isAsRule || isKept(entry) || (isWhole && toCome.has(keyOf(entry)));
  });
  const present = new Map(told.map(({ entry }) => [keyOf(entry), entry]));
  const gone = [...toCome].flatMap(([key, entry]) => (present.has(key) ? [] : [entry]));
  return [...present.values(), ...(isWhole ? gone.map(calledOff) : gone)].map((entry) => {
    const last = before.get(keyOf(entry));
    return last && isKept(entry) ? last : asOf(now, entry, last);
  });
}

/** Which entry it is: an event, or one date of a series. */
function keyOf(entry: Component): string {
  return ["uid", "recurrence-id"].map((name) => propertyOf(entry, name)).join(" ");
}

/** The value of an entry’s property, as jCal has it. */
export function propertyOf([, properties]: Component, name: string): unknown {
  return properties.find(([one]) => one === name)?.[3];
}

function contentOf([kind, properties, parts]: Component): string {
  return ICAL.stringify([kind, withoutVersion(properties), parts]);
}

function withoutVersion(properties: Property[]): Property[] {
  return properties.filter(([name]) => !VERSION.includes(name));
}

function asOf(now: Date, [kind, properties, parts]: Component, last?: Component): Component {
  const atLeast = last && Number(propertyOf(last, "sequence")) + 1;
  return [kind, [...withoutVersion(properties), ...version(now, atLeast)], parts];
}

function isEntryOver(entry: Component, now: WallTime): boolean {
  const [start, end, rule] = ["dtstart", "dtend", "rrule"].map((name) => propertyOf(entry, name));
  const { until } = (rule ?? {}) as { until?: WallTime };
  return isOver(until ? { start: until } : { start: start as WallTime, end: end as WallTime }, now);
}

function calledOff([kind, properties, parts]: Component): Component {
  const kept = properties.filter(([name]) => TOLD_OF_GONE.includes(name));
  const isOff = kept.some(([name, , , value]) => name === "status" && value === "CANCELLED");
  const told = kept.map((property) => {
    const [name, , , value] = property;
    if (name === "status") return text(name, "CANCELLED");
    return name === "summary" && !isOff ? text(name, `Cancelled: ${value}`) : property;
  });
  return [kind, told, parts];
}
