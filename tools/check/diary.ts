import { contentPath } from "#app/church/settings.server.ts";
import { countText } from "#app/events/event-text.ts";
import {
  at,
  FEED_TIMEOUT,
  type Feed,
  type FeedPage,
  findEntries,
  MOST_PAGES,
  plainText,
  readPage,
} from "#churchsuite";
import { parseHtml } from "#churchsuite/server";
import type { Finding, Report } from "./finding.ts";

/** A page of the feed, or what came in its place. */
type Answer = { page: FeedPage } | { problem: Finding };

/** Asks the church's feed as a build does. Says whether it answers, how many events are in it, and which cannot be read. */
export async function checkDiary(feed: Feed, timeout = FEED_TIMEOUT): Promise<Report> {
  const signal = AbortSignal.timeout(timeout);
  const first = await askPage(feed, 1, signal);
  if ("problem" in first) return { text: "", findings: [first.problem] };
  const pages = [first.page];
  const problems: Finding[] = [];
  for (let number = 2; number <= Math.min(first.page.pages, MOST_PAGES); number++) {
    const answer = await askPage(feed, number, signal);
    if ("page" in answer) pages.push(answer.page);
    else problems.push(answer.problem);
  }
  const { dated, unread } = findEntries(pages);
  const ofUnread = unread.map((entry): Finding => {
    return {
      weight: "should",
      where: "",
      what: `${nameOf(entry)} cannot be read, and is not shown.`,
      mend: "Give it a date in ChurchSuite.",
    };
  });
  return {
    text: `The church’s calendar answers, and has ${countText(dated.length)} to show.`,
    findings: [...problems, ...ofUnread],
  };
}

async function askPage(feed: Feed, number: number, signal: AbortSignal): Promise<Answer> {
  const where = number === 1 ? feed.url : `${feed.url}?page=${number}`;
  try {
    const response = await fetch(where, { redirect: "manual", signal });
    if (response.ok) return { page: readPage(await response.json(), feed.format, parseHtml) };
    return {
      problem: {
        weight: "must",
        where,
        what: `answers with status ${response.status} and no events.`,
        mend: `Is account spelt right in ${contentPath("church.yaml")}, and is Embed switched on in ChurchSuite’s Calendar? If both are so, ask ChurchSuite.`,
      },
    };
  } catch (problem) {
    if (signal.aborted || problem instanceof TypeError) {
      return {
        problem: {
          weight: "must",
          where,
          what: "does not answer.",
          mend: "Is this computer online? If it is, try again in a while, then ask ChurchSuite.",
        },
      };
    }
    return {
      problem: {
        weight: "must",
        where,
        what: "answers, but not with a list of events.",
        mend: `Open it in a browser, and compare account and calendar in ${contentPath("church.yaml")} with ChurchSuite: Calendar, Embed.`,
      },
    };
  }
}

/** Names an entry of the feed as the office would know it again. */
function nameOf(entry: unknown): string {
  const name = plainText(at(entry, "name"), parseHtml);
  return name ? `“${name}”` : "An event without a name";
}
