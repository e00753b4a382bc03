import { clockOf, type Day, dayOf, type WallTime } from "#app/time/wall-time.ts";
import { weekdayOf } from "#app/time/weekdays.ts";
import { britishDateAndYear, clockInWords, monthOf, yearOf } from "#app/time/written-times.ts";
import { isDue } from "./reviews.ts";
import type { Diary, End, Status } from "./status.ts";

/** The first heading of the page. */
export const STATUS_HEADING = "How this site is";

/** "Sunday 22 November 2026 at 4:10am". */
export function momentWords(at: WallTime): string {
  return `${weekdayOf(at)} ${britishDateAndYear(at)} at ${clockInWords(clockOf(at))}`;
}

/** From what the site was built, a sentence for each thing there is to say. */
export function sourceWords({ commit, hasOtherChanges, isSample, isStandIn }: Status["built"]) {
  const from = commit
    ? `It was made from commit ${commit}${hasOtherChanges ? ", with changes since that nobody has committed" : ""}.`
    : "From which commit it was made is not known: there is no git history where it was built.";
  return [
    from,
    ...(isSample ? ["Its words are the sample congregation’s, and no church’s."] : []),
    ...(isStandIn
      ? ["Its events are invented: it was built to be tried, not to be published."]
      : []),
  ];
}

/** How the church's diary could be read when the site was built, a sentence each. */
export function diaryWords(diary: Diary | null): string[] {
  if (!diary) return ["The church keeps no diary that the site could read."];
  if (!diary.isRead) return [unreadWords(diary.lastRead), "npm run feed-check says why."];
  const { events, next } = diary;
  const count = events === 1 ? "one event is" : `${events} events are`;
  return [
    `It was read when the site was built: ${events === 0 ? "no event is" : count} to come.`,
    ...(next ? [`The next: ${next.name}, ${next.when}.`] : []),
    ...(events > 0 && !next ? ["None of them takes place: all are cancelled."] : []),
  ];
}

function unreadWords(lastRead: WallTime | null): string {
  const when = lastRead
    ? `a build last could on ${momentWords(lastRead)}`
    : "since when is not known";
  return `It could not be read when the site was built; ${when}. Visitors’ browsers ask it themselves.`;
}

/** What is said of the notices at the top of every page, on the day of the build. */
export function noticeWords(notices: Status["notices"], today: Day): string[] {
  const inForce = notices.filter(({ from }) => from <= today);
  const toCome = notices.length - inForce.length;
  return [
    ...(inForce.length === 0 ? ["None is in force."] : []),
    ...inForce.map(({ words, until }) => `${words} Until ${britishDateAndYear(until)}.`),
    ...(toCome > 0 ? [`${toCome} more to come.`] : []),
  ];
}

/** "January 2027" or "15 January 2027", and whether it has come. */
export function reviewWords(due: string, today: Day): string {
  const when =
    due.length === "2027-01".length ? `${monthOf(due)} ${yearOf(due)}` : britishDateAndYear(due);
  return isDue(due, today) ? `${when}: due` : when;
}

/** "31 August 2027", and whether that is near or past. */
export function endWords({ until, isSoon }: End, today: Day): string {
  const when = britishDateAndYear(until);
  if (until < today) return `${when}: it has run out`;
  return isSoon ? `${when}: soon` : when;
}

/** The day of the build. */
export function builtDay({ built }: Status): Day {
  return dayOf(built.at);
}
