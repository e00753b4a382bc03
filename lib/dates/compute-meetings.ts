import type { Day } from "#time";
import {
  type Change,
  EVERYTHING,
  type Extra,
  isChangeOn,
  type Joint,
  type Moved,
  type Off,
} from "./change.ts";
import type { MeetingDate } from "./meeting.ts";
import type { Rule } from "./rule.ts";
import { findLastDaysOfTerms, listUsualDays } from "./rule-in-year.ts";
import type { Year } from "./year.ts";

/**
 * Works out all dates of a rule in their order, with what is not as usual. `changes` are those that concern it.
 *
 * If several changes are about one date, the first of them counts. But "off" beats all others, because what snow has
 * called off can no longer be moved. An extra date, and one that was moved to another day, can be off there in its turn:
 * by a change for everything, or by any change if the rule itself has no date on that day.
 */
export function computeMeetings(rule: Rule, year: Year, changes: Change[]): MeetingDate[] {
  const usual = listUsualDays(rule, year);
  const lastDays = findLastDaysOfTerms(usual, year);
  const dates: MeetingDate[] = [];
  for (const day of usual) {
    const date: MeetingDate = { day };
    const name = rule["last-of-term"];
    if (name && lastDays.includes(day)) date.name = name;
    dates.push(...changeDate(date, rule, usual, changes));
  }
  for (const change of changes) {
    if (change.what === "extra") dates.push(addExtraDate(change, usual, changes));
  }
  const startOf = ({ day, from = rule.from ?? "" }: MeetingDate) => day + from;
  return dates.sort((one, other) => startOf(one).localeCompare(startOf(other)));
}

/** Applies changes to a date of the rule. It remains one date, or becomes two if it is moved to another day. */
function changeDate(date: MeetingDate, rule: Rule, usual: Day[], changes: Change[]): MeetingDate[] {
  const changesOnDay = changes.filter((change) => isChangeOn(change, date.day));
  const off = changesOnDay.find(isOff);
  if (off) return [callOff(date, off)];
  const change = changesOnDay.find(isMovedOrJoint);
  if (!change) return [date];
  const changed = changeTimeAndPlace(date, change, rule);
  const newDay = change.what === "moved" ? change["new-day"] : undefined;
  if (!newDay) return [changed];
  const offThere = findOffForNewDate(newDay, usual, changes);
  if (offThere) {
    // It is off on its own day in any case.
    return [callOff(date, offThere), callOff({ ...changed, day: newDay }, offThere)];
  }
  return [
    { ...date, change: "off", movedTo: newDay, why: change.why },
    { ...changed, day: newDay, movedFrom: date.day },
  ];
}

function changeTimeAndPlace(date: MeetingDate, change: Moved | Joint, rule: Rule): MeetingDate {
  const { what, from, to, where, stream, why } = change;
  // The usual end is not worth mentioning, unless the beginning is another one.
  const isUsualEnd = !from && to === rule.to;
  return { ...date, change: what, from, to: isUsualEnd ? undefined : to, where, stream, why };
}

function addExtraDate(change: Extra, usual: Day[], changes: Change[]): MeetingDate {
  const { day, name, from, to, where, stream, why } = change;
  const date: MeetingDate = { day, change: "extra", name, from, to, where, stream, why };
  const off = findOffForNewDate(day, usual, changes);
  return off ? callOff(date, off) : date;
}

/** Finds the change that calls off a date which the rule alone would not have on this day. */
function findOffForNewDate(day: Day, usual: Day[], changes: Change[]): Off | undefined {
  return changes
    .filter((change) => isOff(change))
    .filter((change) => isChangeOn(change, day))
    .find((change) => change.for.includes(EVERYTHING) || !usual.includes(day));
}

function callOff(date: MeetingDate, { why }: Off): MeetingDate {
  return { ...date, change: "off", why };
}

function isOff(change: Change): change is Off {
  return change.what === "off";
}

function isMovedOrJoint(change: Change): change is Moved | Joint {
  return change.what === "moved" || change.what === "joint";
}
