import { churchTimeAt, type Day, dayOf } from "#time";
import type { ChangedDate, ComingChanges } from "./apply-changes.ts";
import { type Change, EVERYTHING, lastDayOf } from "./change.ts";
import { toFeedDate } from "./feed-date.ts";
import { type Meeting, makeMeeting } from "./meeting.ts";
import { findUnusual } from "./meeting-words.ts";
import type { Series } from "./series.ts";

export function comingChanges(changes: Change[], all: Series[], now: Date): ComingChanges {
  const first = dayOf(churchTimeAt(now));
  const closed = changes.flatMap((change) => {
    const to = lastDayOf(change);
    const isForAll = change.what === "off" && change.for.includes(EVERYTHING);
    return isForAll && to >= first ? [{ from: change.day, to, why: change.why }] : [];
  });
  return { dates: listChangedDates(all, first), closed };
}

/**
 * The dates from this day on that are not as usual, with the usual ones that share a day and a name with one of them:
 * however far off, for the feed reaches months from whatever day a page is read on.
 */
export function listChangedDates(all: Series[], first: Day): ChangedDate[] {
  const dates = all.flatMap((series) =>
    series.meetings
      .filter(({ day }) => day >= first)
      .map((meeting) => ({ ...toFeedDate(meeting, series), ...changeOf(meeting, series) })),
  );
  const changed = dates.filter(({ unusual }) => unusual !== undefined);
  return dates.filter(({ day, names }) =>
    changed.some((one) => one.day === day && one.names.some((name) => names.includes(name))),
  );
}

function changeOf(meeting: Meeting, series: Series): Partial<ChangedDate> {
  const { day, change, where, there, start, movedFrom = day } = meeting;
  const unusual = findUnusual(meeting);
  // Where an extra date is as its event says, nothing has to be said.
  if (!change || !(unusual || where)) return {};
  const usual = makeMeeting({ day: movedFrom }, series).start;
  const at = {
    ...((meeting.from || meeting.to) && timesOf(meeting)),
    ...(start !== usual && { movedFrom: usual }),
  };
  // Who types an extra date knows its hour.
  const isElsewhen = (change === "moved" || change === "joint") && Object.keys(at).length > 0;
  return {
    unusual,
    ...(change === "off" && { isOff: true }),
    ...(where && { where }),
    ...(there && {
      there: { ...timesOf(there), ...(there.where && { place: { name: there.where } }) },
    }),
    ...(isElsewhen && { at }),
  };
}

function timesOf({ start, end, hours }: Meeting) {
  return { start, ...(hours.to && { end }) };
}
