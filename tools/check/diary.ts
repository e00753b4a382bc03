import { writeCount } from "#app/events/event-text.ts";
import { examineFeed, FEED_TIMEOUT, type Feed, type PageFailure } from "#churchsuite";
import { parseHtml } from "#churchsuite/server";
import type { Series } from "#dates";
import { findOddWords } from "./diary-words.ts";
import type { Finding, Report } from "./finding.ts";

/**
 * Asks the church's feed as a build does. Says whether it answers, how many events are in it, which cannot be read, and
 * what the site makes of the others that the office may not know.
 */
export async function checkDiary(
  feed: Feed,
  folder: string,
  series: Series[],
  timeout = FEED_TIMEOUT,
): Promise<Report> {
  const examination = await examineFeed(feed, parseHtml, AbortSignal.timeout(timeout));
  const { eventCount, unreadNames, failures, events } = examination;
  const findings = [
    ...failures.map((failure) => describeFailure(failure, `${folder}/church.yaml`)),
    ...unreadNames.map(describeUnread),
    ...findOddWords(events, series, `${folder}/church.yaml`),
  ];
  if (eventCount === null) return { text: "", findings };
  const text = `The church’s calendar answers, and has ${writeCount(eventCount)} to show.`;
  return { text, findings };
}

function describeFailure({ address, kind, status }: PageFailure, file: string): Finding {
  if (kind === "other status") {
    return {
      weight: "must",
      where: address,
      what: `answers with status ${status} and no events.`,
      mend: `Is account spelt right in ${file}, and is Embed switched on in ChurchSuite’s Calendar? If both are so, ask ChurchSuite.`,
    };
  }
  if (kind === "no answer") {
    return {
      weight: "must",
      where: address,
      what: "does not answer.",
      mend: "Is this computer online? If it is, try again in a while, then ask ChurchSuite.",
    };
  }
  return {
    weight: "must",
    where: address,
    what: "answers, but not with a list of events.",
    mend: `Open it in a browser, and compare account and calendar in ${file} with ChurchSuite: Calendar, Embed.`,
  };
}

function describeUnread(name: string): Finding {
  const event = name ? `“${name}”` : "An event without a name";
  return {
    weight: "should",
    where: "",
    what: `${event} cannot be read, and is not shown.`,
    mend: "Give it a date in ChurchSuite.",
  };
}
