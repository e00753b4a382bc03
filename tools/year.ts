import { churchSuiteHosts } from "#app/church-suite-hosts.ts";
import { readChurch } from "#app/content-loader/church.server.ts";
import { contentName } from "#app/content-loader/content-folder.server.ts";
import { readGroups } from "#app/content-loader/groups.server.ts";
import { readNotices } from "#app/content-loader/notices.server.ts";
import { readYear } from "#app/content-loader/year.server.ts";
import { phonesInFacts } from "#app/events/church-suite.server.ts";
import { feedAt, fetchFeed } from "#app/events/feed/fetch-feed.ts";
import { checkDates } from "#app/meetings/check-dates.server.ts";
import { churchTimeAt, dayOf } from "#app/time/wall-time.ts";
import { readStandIn } from "#demo/snapshot.ts";
import { readPlanned } from "#tools/year/planned.ts";
import { type FeedRead, reportOn } from "#tools/year/report.ts";

/** Prints the year's dates, month by month, and what in them does not fit together. */

// In milliseconds.
const TIMEOUT = 15_000;

async function readFeed(): Promise<FeedRead> {
  // The sample has no account: the stand-in plays its events, and nothing is asked.
  if (contentName === "sample") return readStandIn(phonesInFacts());
  const { churchsuite } = readChurch();
  if (!churchsuite) return { because: "the church has no account at ChurchSuite" };
  const { account, calendar } = churchsuite;
  const feed = feedAt(churchSuiteHosts(account).account, calendar, phonesInFacts());
  try {
    return await fetchFeed(feed, AbortSignal.timeout(TIMEOUT));
  } catch {
    return { because: "it did not answer. npm run feed-check says why" };
  }
}

try {
  checkDates(readGroups(), readNotices().changes);
  const facts = { planned: readPlanned(), year: readYear(), changes: readNotices().changes };
  const now = churchTimeAt(new Date());
  const { text, isWell } = reportOn(
    { ...facts, feed: await readFeed(), today: dayOf(now) },
    process.argv.slice(2).join(" ") || undefined,
  );
  console.log(`\n${text}\n`);
  process.exitCode = isWell ? 0 : 1;
} catch (problem) {
  console.error(problem instanceof Error ? problem.message : problem);
  process.exitCode = 1;
}
