import { readGroups } from "#app/content-loader/groups.server.ts";
import {
  type Change,
  EVERYTHING,
  lastDayOf,
  readNotices,
} from "#app/content-loader/notices.server.ts";
import { oncePerBuild } from "#app/content-loader/read-content.server.ts";
import { readYear, type Year } from "#app/content-loader/year.server.ts";
import type { ChangedDate, ComingChanges } from "#app/events/event-changes.ts";
import { isStandIn } from "#app/stand-in.server.ts";
import { churchTimeAt, type Day, dayOf } from "#app/time/wall-time.ts";
import { endOf, feedDate, hoursOf, type Meeting, type Series, startOf } from "./meeting.ts";
import { datedGroups, datedServices, type Facts } from "./series.server.ts";
import { markOf, newDateOf } from "./words.ts";

type NamedSeries = { series: Series; also: string[] };

/** What is not as usual from the day of `now` on, for whoever shows events of the church's feed. Throws ContentProblems. */
export function readComingChanges(now: Date): ComingChanges {
  return comingChanges(readNotices().changes, readNamedSeries(), now);
}

const readNamedSeries = oncePerBuild(() =>
  namedSeries({ year: readYear(), changes: readNotices().changes }),
);

/** The same of these facts; in front of the stand-in, which plays earlier days, too, from the first that is known. */
export function comingChanges(changes: Change[], all: NamedSeries[], now: Date): ComingChanges {
  const first = isStandIn ? "" : dayOf(churchTimeAt(now));
  const closed = changes.flatMap((change) => {
    const to = lastDayOf(change);
    const isForAll = change.what === "off" && change.for.includes(EVERYTHING);
    return isForAll && to >= first ? [{ from: change.day, to, why: change.why }] : [];
  });
  return { dates: changedDates(all, first), closed };
}

/** Every service and group with its dates and what else the feed calls it. */
export function namedSeries({ year, changes }: Facts): NamedSeries[] {
  const facts = { year: year ?? yearAround(changes), changes };
  return [
    ...datedServices(facts).map(({ service, series }) => ({ series, also: service.also })),
    ...datedGroups(readGroups(), facts).map(({ group, series }) => ({ series, also: group.also })),
  ];
}

/** Where a church keeps no year.yaml the days of its changes are known all the same. */
function yearAround(changes: Change[]): Year | null {
  const days = changes.flatMap((change) => [
    change.day,
    lastDayOf(change),
    (change.what === "moved" && change["new-day"]) || change.day,
  ]);
  const [from, to] = [days.sort()[0], days.at(-1)];
  if (!from || !to) return null;
  return { from, to, years: [{ from, to }], terms: [{ name: "", from, to }] };
}

/**
 * The dates from this day on that are not as usual, with the usual ones that share a day and a name with one of them:
 * however far off, for the feed reaches months from whatever day a page is read on.
 */
export function changedDates(all: NamedSeries[], first: Day): ChangedDate[] {
  const dates = all.flatMap(({ series, also }) =>
    series.meetings
      .filter(({ day }) => day >= first)
      .map((meeting) => changedDate(meeting, series, [series.name, ...also])),
  );
  const changed = dates.filter(({ words }) => words !== undefined);
  return dates.filter(({ day, names }) =>
    changed.some((one) => one.day === day && one.names.some((name) => names.includes(name))),
  );
}

function changedDate(meeting: Meeting, series: Series, names: string[]): ChangedDate {
  const date = feedDate(meeting, series, names);
  const { change, where, movedFrom = meeting.day } = meeting;
  if (!change) return date;
  const words = markOf(meeting, series);
  // Where an extra date is as its event says, nothing has to be said.
  if (!words && !where) return date;
  const there = newDateOf(meeting, series);
  const usual = startOf({ day: movedFrom }, series);
  const isMoved = startOf(meeting, series) !== usual;
  const hasHours = meeting.from || meeting.to;
  return {
    ...date,
    words,
    ...(change === "off" && { isOff: true }),
    ...(where && { where }),
    ...(there && { there: { ...timesOf(there, series), ...placeOf(there) } }),
    // Who types an extra date knows its hour.
    ...((change === "moved" || change === "joint") &&
      (isMoved || hasHours) && {
        at: { ...(hasHours && timesOf(meeting, series)), ...(isMoved && { movedFrom: usual }) },
      }),
  };
}

function timesOf(meeting: Meeting, series: Series) {
  const hasEnd = hoursOf(meeting, series).to;
  return { start: startOf(meeting, series), ...(hasEnd && { end: endOf(meeting, series) }) };
}

function placeOf({ where }: Meeting) {
  return where && { place: { name: where } };
}
