import { contentPath } from "#app/content-loader/content-folder.server.ts";
import { ALL_SERVICES, type Change } from "#app/content-loader/notices.server.ts";
import { YEARS, type Year } from "#app/content-loader/year.server.ts";
import type { ChurchEvent } from "#app/events/event.ts";
import { isNamedFor } from "#app/ground/names.ts";
import { type Day, dayOf } from "#app/time/wall-time.ts";
import { britishDateAndYear } from "#app/time/written-times.ts";
import { dateSlips } from "./date-slips.ts";
import { datesOf } from "./dates.ts";
import { feedClashes } from "./feed-clashes.ts";
import type { Finding } from "./finding.ts";
import { placeSlips } from "./place-slips.ts";
import type { Planned } from "./planned.ts";
import { roomClashes } from "./room-clashes.ts";

/** The church's feed as it was read, or in words why it was not. */
export type FeedRead = { events: ChurchEvent[] } | { because: string };

export type Facts = {
  planned: Planned[];
  year: Year | null;
  changes: Change[];
  feed: FeedRead;
  today: Day;
};

/** What is to be said to the office, and whether nothing has to be mended. */
export type Report = { text: string; isWell: boolean };

/** Everything that does not fit together, of all groups and services. */
export function findingsOf({ planned, year, changes, feed, today }: Facts): Finding[] {
  if (!year) return [];
  const events = "events" in feed ? feed.events.filter(({ start }) => dayOf(start) <= year.to) : [];
  return [
    ...dateSlips(planned, year, changes, today),
    ...placeSlips(changes, today),
    ...roomClashes(planned, events),
    ...feedClashes(planned, events),
  ];
}

/** The year of all groups and services, or of the one that is named. */
export function reportOn(facts: Facts, wanted?: string): Report {
  const { planned, year, feed } = facts;
  const shown = wanted === undefined ? planned : planned.filter((one) => isMeant(one, wanted));
  if (shown.length === 0) {
    const names = planned.map(({ series }) => `  ${series.id.padEnd(20)}${series.name}`);
    const text = [`There is no group or service “${wanted}”. There are:`, "", ...names].join("\n");
    return { text, isWell: false };
  }
  const ids = shown.map(({ series }) => series.id);
  const findings = findingsOf(facts).filter(
    ({ about }) => wanted === undefined || about.some((id) => ids.includes(id)),
  );
  const mend = findings.filter(({ weight }) => weight === "to mend");
  const look = findings.filter(({ weight }) => weight === "worth a look");
  const listed = (heading: string, list: Finding[]) =>
    list.length > 0 ? [[heading, ...list.map(({ words }) => `  - ${words}.`)].join("\n")] : [];
  const text = [
    year
      ? `Dates from ${britishDateAndYear(year.from)} to ${britishDateAndYear(year.to)}`
      : `There is no ${contentPath(YEARS)}: the website says at what times things are, and no dates.`,
    ...shown.map(datesOf),
    "because" in feed
      ? `The church’s calendar was not compared: ${feed.because}.`
      : `Compared with the ${feed.events.length} events of the church’s calendar.`,
    ...listed("To mend:", mend),
    ...listed("Worth a look:", look),
    ...(mend.length === 0 ? ["There is nothing to mend."] : []),
  ].join("\n\n");
  return { text, isWell: mend.length === 0 };
}

function isMeant({ series, names, isService }: Planned, wanted: string): boolean {
  if (wanted === ALL_SERVICES) return isService;
  return [series.id, ...names].some(
    (name) => isNamedFor(name, [wanted]) && isNamedFor(wanted, [name]),
  );
}
