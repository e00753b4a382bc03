import type { ContentFolder } from "#content";
import { type Change, EVERYTHING, isChangeOn, lastDayOf, listRuleDays } from "#dates";
import { type Day, weekdayOf } from "#time";
import { joinWithOr } from "./fields.server.ts";
import { groupFile } from "./groups.server.ts";
import { ALL_SERVICES, NOTICES } from "./notices.server.ts";
import type { Series } from "./series.ts";
import { YEARS, type Years } from "./year.server.ts";

/** The facts that dates are worked out from, and the dates. */
type DateFacts = {
  /** The files with these facts. */
  folder: ContentFolder;
  year: Years;
  changes: Change[];
  /** Every service and every group whose file has no mistakes. */
  all: Series[];
};

/** Refuses what disagrees in year.yaml, notices.yaml and the rules of services and groups. */
export function refuseDateMistakes(facts: DateFacts): void {
  for (const series of facts.all) refuseWrongSessions(series, facts);
  for (const [index, change] of facts.changes.entries()) {
    refuseWrongNames(change, index, facts);
    refuseWrongDays(change, index, facts);
    refuseSecondChange(change, index, facts);
  }
}

/** Refuses sessions whose first or last night is on no day of the group's rule, and sessions that are out of order. */
function refuseWrongSessions(series: Series, { folder, year }: DateFacts): void {
  const { id, when, rule } = series;
  const { session = [] } = rule;
  const { from, to } = year;
  for (const [index, span] of session.entries()) {
    // Last year's session may stay: if there is no other, the group's page says that its dates are not set yet.
    if (span.to < from) continue;
    const refuse = (end: "from" | "to", advice: string) => {
      folder.refuseFact(groupFile(id), ["meets", "session", index, end], advice);
    };
    const above = session[index - 1];
    if (above && span.from <= above.to) {
      const advice = `begins on ${span.from}, and the one above it lasts until ${above.to}. They stand in their order, one for each year, and do not overlap`;
      refuse("from", advice);
      continue;
    }
    for (const end of ["from", "to"] as const) {
      const day = span[end];
      if (day < from || day > to) {
        refuse(end, `${day} is not in the years of ${folder.nameOf(YEARS)}, ${from} to ${to}`);
      } else if (listRuleDays(rule, { from: day, to: day }).length === 0) {
        refuse(end, describeWrongDay(day, when));
      }
    }
  }
}

/** Refuses names in `for` that no group and no service has. */
function refuseWrongNames(change: Change, index: number, { all, folder }: DateFacts): void {
  // A group is known even if its own file must be mended first.
  const groups = new Set([...all.map(({ id }) => id), ...folder.pagesIn("groups")]);
  const known = [ALL_SERVICES, EVERYTHING, ...groups];
  for (const name of change.for.filter((one) => !known.includes(one))) {
    const advice = `there is no group ${name}. Expected ${joinWithOr(known)}`;
    folder.refuseFact(NOTICES, ["changes", index, "for"], advice);
  }
}

/** Refuses a change on a day on which nothing of the group or the service is held. */
function refuseWrongDays(change: Change, index: number, { all, year, folder }: DateFacts): void {
  const { what, day } = change;
  const until = lastDayOf(change);
  // A change from before the first year has a problem already.
  if (what === "extra" || until < year.from) return;
  for (const name of change.for) {
    const named = all.filter(({ id, isService }) => {
      return name === id || (name === ALL_SERVICES && isService);
    });
    // “Everything is off” may be about any day, and a name that nobody has is a problem already.
    if (named.length === 0 || hasDate(change, named)) continue;
    const nor = until > day ? `, nor is any until ${until}` : "";
    const rules = named.map(describeRule).join("; ");
    const advice = `${describeWrongDay(day, `${name} (${rules})`)}${nor}. For one more meeting on another day: what: extra`;
    folder.refuseFact(NOTICES, ["changes", index, "day"], advice);
  }
}

/** Whether one of these groups or services has a date that the change can be about, or may have one later. */
function hasDate(change: Change, named: Series[]): boolean {
  const meetings = named.flatMap((series) => series.meetings);
  const usual = meetings.filter(({ isExtra, movedFrom }) => !isExtra && !movedFrom);
  // A date that another line has put on this day can be off after all.
  const dates = change.what === "off" ? meetings : usual;
  if (dates.some(({ day }) => isChangeOn(change, day))) return true;
  // The next dates, which are not set yet, may include it.
  const days = { from: change.day, to: lastDayOf(change) };
  const isAfterLast = usual.every(({ day }) => day < change.day);
  return isAfterLast && named.some(({ rule }) => listRuleDays(rule, days).length > 0);
}

/** "2026-12-18 is a Friday, and no day of Thursday evenings" */
function describeWrongDay(day: Day, rule: string): string {
  return `${day} is a ${weekdayOf(day)}, and no day of ${rule}`;
}

function describeRule({ when, rule }: Series): string {
  return rule.term ? `${when}, in term time` : when;
}

/** Refuses a change that contradicts one above it: both are about one date of a group. */
function refuseSecondChange(change: Change, index: number, { changes, folder }: DateFacts): void {
  const above = changes.slice(0, index).findIndex((other) => isSameDate(other, change));
  if (above === -1) return;
  const line = folder.readSource(NOTICES)?.lineOf(["changes", above]);
  const advice = `line ${line} is about ${change.for.join(", ")} on the same day. Take one of the two away`;
  folder.refuseFact(NOTICES, ["changes", index, "day"], advice);
}

/** Whether two changes are about one date. An extra date stands beside all others. */
function isSameDate(one: Change, other: Change): boolean {
  if (one.what === "extra" || other.what === "extra") return false;
  const shareName = one.for.some((name) => other.for.includes(name));
  return shareName && one.day <= lastDayOf(other) && other.day <= lastDayOf(one);
}
