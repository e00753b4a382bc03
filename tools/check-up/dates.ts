import { readChurch } from "#app/content-loader/church.server.ts";
import { contentName, contentPath } from "#app/content-loader/content-folder.server.ts";
import { attempt } from "#app/content-loader/content-problem.server.ts";
import { readGroups, usableGroups } from "#app/content-loader/groups.server.ts";
import { ALL_SERVICES, readNotices, usableNotices } from "#app/content-loader/notices.server.ts";
import { readYear, YEARS } from "#app/content-loader/year.server.ts";
import { churchFeed, ownContacts } from "#app/events/church-suite.server.ts";
import type { ChurchEvent } from "#app/events/event.ts";
import { fetchFeed } from "#app/events/feed/fetch-feed.ts";
import type { Meeting, Series } from "#app/meetings/meeting.ts";
import { allSeries } from "#app/meetings/series.server.ts";
import { reasonOf, unusualWords } from "#app/meetings/words.ts";
import { isNamedFor } from "#app/text/names.ts";
import { type Day, dayOf } from "#app/time/wall-time.ts";
import { weekdayOf } from "#app/time/weekdays.ts";
import {
  britishDate,
  britishDateAndYear,
  clockRange,
  monthOf,
  yearOf,
} from "#app/time/written-times.ts";
import { diaryClashes } from "./clashes.ts";
import { type DateFacts, dateSlips } from "./date-slips.ts";
import { yearEnding } from "./due.ts";
import { chapter, type Finding, type Report } from "./finding.ts";

const { must, know } = chapter("Dates");

/** In milliseconds. */
const TIMEOUT = 15_000;

/** The church's calendar as it was read, or in words why it was not. */
export type DiaryRead = { events: ChurchEvent[] } | { because: string };

/** The report for `wanted`, or what must be mended before dates can be worked out. */
export async function datesAsked(today: Day, wanted: string): Promise<Report> {
  const problems = [readYear, readGroups, readNotices].flatMap(
    (read) => attempt<unknown>(read).problems,
  );
  if (problems.length > 0)
    return { findings: problems.map(({ where, what }) => must(what, where)) };
  return datesReport(readDateFacts(today), await readDiary(), wanted);
}

/** The facts of the words alone. Throws ContentProblems. */
export function readDateFacts(today: Day): DateFacts {
  const facts = { year: readYear(), changes: usableNotices().changes };
  return { ...facts, all: allSeries(usableGroups(), facts), events: [], today };
}

/** Everything that does not fit together, of all groups and services. */
export function dateFindings(facts: DateFacts): Finding[] {
  const { all, year, events, today } = facts;
  const church = readChurch();
  const known = year ? events.filter(({ start }) => dayOf(start) <= year.to) : [];
  return [
    ...dateSlips(facts),
    ...yearEnding(year, today),
    ...known.flatMap((event) => all.flatMap((series) => diaryClashes(event, series, church))),
  ];
}

/** The dates of all groups and services, or of the one that is named, and what in them does not fit together. */
export function datesReport(facts: DateFacts, diary: DiaryRead, wanted?: string): Report {
  const { all, year } = facts;
  const shown = wanted ? all.filter((one) => isMeant(one, wanted)) : all;
  if (shown.length === 0) {
    const names = all.map(({ id, name }) => `${id} (${name})`).join(", ");
    const what = `There is no group or service “${wanted}”. There are: ${names}`;
    return { findings: [must(what)] };
  }
  const events = "events" in diary ? diary.events : [];
  const isAboutShown = ({ about }: Finding) => !about || shown.some(({ id }) => about.includes(id));
  const found = dateFindings({ ...facts, events });
  const span = year
    ? `Dates from ${britishDateAndYear(year.from)} to ${britishDateAndYear(year.to)}`
    : `There is no ${contentPath(YEARS)}: the website says at what times things are, and no dates.`;
  const compared =
    "because" in diary
      ? `The church’s calendar was not compared: ${diary.because}.`
      : `Compared with the ${events.length} events of the church’s calendar.`;
  return {
    text: [span, ...shown.map(printedDates)].join("\n\n"),
    findings: [...(wanted ? found.filter(isAboutShown) : found), know(compared)],
  };
}

/** A group or a service with all its dates, month by month, as the office reads them. */
function printedDates(series: Series): string {
  const { name, id, when, from, to, rule, room, sections, breaks, meetings, afterLast } = series;
  const hours = from ? clockRange(from, to) : "";
  const clock = when.includes(hours) ? "" : `, ${hours}`;
  const monthAndYear = ({ day }: Meeting) => `${monthOf(day)} ${yearOf(day)}`;
  const months = [...Map.groupBy(meetings, monthAndYear)].map(([month, held]) => {
    const days = held.map((meeting) => printedDay(meeting, rule.every));
    return `  ${month.padEnd(16)}${days.join(", ")}`;
  });
  return [
    `${name} (${id}): ${when}${clock}, ${room ?? series.where}`,
    ...sections.map(
      (one) =>
        `  ${one.name}: ${clockRange(one.from, one.to)}, ${one.where ?? room ?? series.where}`,
    ),
    ...months,
    ...breaks.map(
      (gap) => `  No meeting: ${gap.name}, ${britishDate(gap.from)} to ${britishDate(gap.to)}`,
    ),
    `  ${afterLast ?? "There is no year.yaml, and so no dates."}`,
  ].join("\n");
}

function printedDay(meeting: Meeting, usualWeekday: string): string {
  const weekday = weekdayOf(meeting.day);
  const numeral = Number(meeting.day.slice(-2));
  const day = weekday === usualWeekday ? `${numeral}` : `${weekday} ${numeral}`;
  if (meeting.change === "off") return `not ${day} (${reasonOf(meeting)})`;
  const unseen = meeting.notStreamed && `not streamed: ${meeting.notStreamed}`;
  const unusual = [unusualWords(meeting), unseen].filter(Boolean).join(", ");
  return unusual ? `${day} (${unusual})` : day;
}

function isMeant({ id, names, isService }: Series, wanted: string): boolean {
  if (wanted === ALL_SERVICES) return isService;
  return [id, ...names].some((name) => isNamedFor(name, [wanted]) && isNamedFor(wanted, [name]));
}

/** The events of the church's calendar. The sample, which has no account, has those that the stand-in recorded in its year. */
async function readDiary(): Promise<DiaryRead> {
  if (contentName === "sample") {
    const { readStandIn } = await import("#demo/snapshot.ts");
    const { RECORDED_ON } = await import("#demo/churchsuite/recorded-feeds.ts");
    return readStandIn(ownContacts(), RECORDED_ON);
  }
  const feed = churchFeed();
  if (!feed) return { because: "the church has no account at ChurchSuite" };
  const because = "it did not answer. npm run check-up -- diary says why";
  return fetchFeed(feed, AbortSignal.timeout(TIMEOUT)).catch(() => ({ because }));
}
