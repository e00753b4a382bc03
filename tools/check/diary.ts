import { writeCount } from "#app/events/event-text.ts";
import {
  type ExaminedEvent,
  examineFeed,
  FEED_TIMEOUT,
  type Feed,
  type PageFailure,
} from "#churchsuite";
import { parseHtml } from "#churchsuite/server";
import type { Finding, Report } from "./finding.ts";

/** A word that would be a status at the beginning or the end of a name. */
const STATUS_WORD = /\b(?:cancell?ed|postponed|called off|sold out)\b/i;

/**
 * Asks the church's feed as a build does. Says whether it answers, how many events are in it, which cannot be read, what
 * the site leaves out of the others, and which take place though their names have the word for a status in them.
 */
export async function checkDiary(
  feed: Feed,
  folder: string,
  timeout = FEED_TIMEOUT,
): Promise<Report> {
  const examination = await examineFeed(feed, parseHtml, AbortSignal.timeout(timeout));
  const { eventCount, unreadNames, failures, events } = examination;
  const redactedEvents = events.filter(({ isRedacted }) => isRedacted);
  const namedOffEvents = events.filter(isOnWithStatusWord);
  const findings = [
    ...failures.map((failure) => describeFailure(failure, `${folder}/church.yaml`)),
    ...unreadNames.map(describeUnread),
    ...listNames(redactedEvents).map(describeRedacted),
    ...listNames(namedOffEvents).map(describeNamedOff),
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
  return suggest(
    `${event} has no date that can be read, and is not shown.`,
    "Give it a date in ChurchSuite.",
  );
}

function describeRedacted(name: string): Finding {
  return suggest(
    `“${name}” has words that lead into a private meeting or open a door, and the site leaves them out.`,
    "Take them out in ChurchSuite, too: its own pages show them to everybody.",
  );
}

function isOnWithStatusWord({ event }: ExaminedEvent): boolean {
  return event.status === "confirmed" && STATUS_WORD.test(event.name);
}

function describeNamedOff(name: string): Finding {
  return suggest(
    `“${name}” is shown as taking place, whatever its name says.`,
    "If it does not, set its status in ChurchSuite, or write CANCELLED: before its name.",
  );
}

/** Lists the names of events. A series has the same name week after week, and it is listed once. */
function listNames(events: ExaminedEvent[]): string[] {
  return [...new Set(events.map(({ event }) => event.name))];
}

function suggest(what: string, mend: string): Finding {
  return { weight: "should", where: "", what, mend };
}
