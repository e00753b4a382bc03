import type { Day } from "#time";
import { type Change, EVERYTHING, type Extra, isChangeOn, type Moved, type Off } from "./change.ts";
import type { Rule } from "./rule.ts";
import { listUsualDays } from "./rule-in-year.ts";
import type { Stream } from "./stream.ts";
import type { Year } from "./year.ts";

/** A date of a rule, with what its changes say of it. Whatever is missing is as usual. */
export type Meeting = {
  day: Day;
  /** When it begins, "19:30". */
  from?: string;
  /** When it ends. */
  to?: string;
  where?: string;
  stream?: Stream;
  /** Its own name, if it has one: "Watchnight". */
  name?: string;
  /** Whether the rule alone would not have it. */
  isExtra?: true;
  isOff?: true;
  /** The reason for its change. */
  why?: string;
  /** The same meeting on the day to which it is moved. On its own day it is off. */
  movedTo?: Meeting;
  /** The day from which it was moved. */
  movedFrom?: Day;
};

/**
 * Lists all dates of a rule in their order, with what is not as usual. `changes` are those that concern it.
 *
 * If several changes are about one date, the first of them counts. But "off" beats all others, because what snow has
 * called off can no longer be moved. An extra date, and one that was moved to another day, can be off there in its turn:
 * by a change for everything, or by any change if the rule itself has no date on that day.
 */
export function listMeetings(rule: Rule, year: Year, changes: Change[]): Meeting[] {
  const usual = listUsualDays(rule, year);
  const meetings = usual.flatMap((day) => changeMeeting(day, rule, usual, changes));
  for (const change of changes) {
    if (change.what === "extra") meetings.push(makeExtra(change, usual, changes));
  }
  const startOf = ({ day, from = rule.from ?? "" }: Meeting) => day + from;
  return meetings.sort((one, other) => startOf(one).localeCompare(startOf(other)));
}

/** Applies changes to a day of the rule. It remains one date, or becomes two if it is moved to another day. */
function changeMeeting(day: Day, rule: Rule, usual: Day[], changes: Change[]): Meeting[] {
  const changesOnDay = changes.filter((change) => isChangeOn(change, day));
  const off = changesOnDay.find((change) => change.what === "off");
  if (off) return [{ day, isOff: true, why: off.why }];
  const moved = changesOnDay.find((change) => change.what === "moved");
  if (!moved) return [{ day }];
  const changed = changeTimeAndPlace(day, moved, rule);
  const newDay = moved["new-day"];
  if (!newDay) return [changed];
  const movedTo: Meeting = { ...changed, day: newDay, movedFrom: day };
  const offThere = findOffForNewDay(newDay, usual, changes);
  if (offThere) {
    // It is off on its own day in any case.
    const { why } = offThere;
    return [
      { day, isOff: true, why },
      { ...movedTo, isOff: true, why },
    ];
  }
  return [{ day, isOff: true, movedTo }, movedTo];
}

function changeTimeAndPlace(day: Day, change: Moved, rule: Rule): Meeting {
  const { from, to, where, stream, why } = change;
  const meeting: Meeting = { day };
  if (from) meeting.from = from;
  // The usual end is not worth mentioning, unless the beginning is another one.
  if (to && (from || to !== rule.to)) meeting.to = to;
  if (where) meeting.where = where;
  if (stream) meeting.stream = stream;
  if (why) meeting.why = why;
  return meeting;
}

function makeExtra(change: Extra, usual: Day[], changes: Change[]): Meeting {
  const { what: _what, for: _for, until: _until, ...facts } = change;
  const off = findOffForNewDay(change.day, usual, changes);
  const meeting: Meeting = { ...facts, isExtra: true };
  return off ? { ...meeting, isOff: true, why: off.why } : meeting;
}

/** Finds the change that calls off a date which the rule alone would not have on this day. */
function findOffForNewDay(day: Day, usual: Day[], changes: Change[]): Off | undefined {
  return changes
    .filter((change) => change.what === "off")
    .filter((change) => isChangeOn(change, day))
    .find((change) => change.for.includes(EVERYTHING) || !usual.includes(day));
}
