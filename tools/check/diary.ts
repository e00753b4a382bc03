import {
  FEED_TIMEOUT,
  type Feed,
  type FetchedFeed,
  fetchFeed,
  findStatusWord,
  PageFailure,
} from "#churchsuite";
import { parseHtml } from "#churchsuite/server";
import { britishDate, dayOf } from "#time";
import { type Finding, must, type Report, should } from "./finding.ts";

type DiaryEvent = FetchedFeed["events"][number];

/**
 * Asks the church's feed as a build does. Says whether it answers, how many events are in it, which cannot be read, and
 * what the site leaves out of the words of the others.
 */
export async function checkDiary(
  feed: Feed | null,
  folder: string,
  timeout = FEED_TIMEOUT,
): Promise<Report> {
  if (!feed) return { text: "church.yaml names no account at ChurchSuite.", findings: [] };
  try {
    const diary = await fetchFeed(feed, parseHtml, AbortSignal.timeout(timeout));
    return describeDiary(diary, folder);
  } catch (failure) {
    if (!(failure instanceof PageFailure)) throw failure;
    return { text: "", findings: [describeFailure(failure, folder)] };
  }
}

/** Describes a feed that has answered. */
function describeDiary(diary: FetchedFeed, folder: string): Report {
  const findings = [
    ...diary.failures.map((failure) => describeFailure(failure, folder)),
    ...diary.unread.map(describeUnread),
    ...diary.leftOut.map(describeLeftOut),
    ...diary.events.flatMap(describeStatusWord),
  ];
  return {
    text: `The church’s calendar answers, and has ${writeCount(diary.events.length)} to show.`,
    findings: findings.filter(isFirstOfItsWords),
  };
}

/** A series has the same words week after week, and they are listed once. */
function isFirstOfItsWords({ what }: Finding, index: number, findings: Finding[]): boolean {
  const withoutDay = (words: string) => words.replace(/ on \w+day \d+ \w+/, "");
  return findings.findIndex((one) => withoutDay(one.what) === withoutDay(what)) === index;
}

function describeFailure({ address, kind, message }: PageFailure, folder: string): Finding {
  const mends = {
    "other status": `Is account spelt right in ${folder}/church.yaml, and is Embed switched on in ChurchSuite’s Calendar? If both are so, ask ChurchSuite.`,
    "no answer": "Is this computer online? If it is, try again in a while, then ask ChurchSuite.",
    "no events": `Open it in a browser, and compare account and calendar in ${folder}/church.yaml with ChurchSuite: Calendar, Embed.`,
  };
  return must(address, `${message}.`, mends[kind]);
}

function describeUnread({ name, why }: FetchedFeed["unread"][number]): Finding {
  return should(
    "",
    `${name ? `“${name}”` : "An entry without a name"} ${why}, and is not shown.`,
    "Give it a date in ChurchSuite.",
  );
}

function describeLeftOut({ event, field, why }: FetchedFeed["leftOut"][number]): Finding {
  return should(
    "",
    `${writeTitle(event)} has “${why}” in its ${field}: the site leaves out what looks like an invitation to a meeting.`,
    "If it is one, take it out in ChurchSuite: its own pages show it to everybody.",
  );
}

function describeStatusWord(event: DiaryEvent): Finding[] {
  const word = findStatusWord(event.name);
  if (!word || event.state !== "on" || event.isFull) return [];
  return [
    should(
      "",
      `${writeTitle(event)} is shown as taking place, with “${word}” in its name.`,
      "If it does not, set its status in ChurchSuite, or write CANCELLED: before its name.",
    ),
  ];
}

/** "“Quiz” on Tuesday 1 December" */
function writeTitle({ name, start }: DiaryEvent): string {
  return `“${name}” on ${britishDate(dayOf(start))}`;
}

/** "1 event", "1,000 events". */
function writeCount(count: number): string {
  return `${count.toLocaleString("en-GB")} ${count === 1 ? "event" : "events"}`;
}
