import { readChurch } from "#app/content-loader/church.server.ts";
import { churchTimeAt } from "#app/time/wall-time.ts";
import { addressOf } from "#tools/feed-check/address.ts";
import { askFeed } from "#tools/feed-check/ask-feed.ts";
import { reportOn } from "#tools/feed-check/report.ts";

/** Reads the church's calendar as the website does, and says in plain words what visitors will see. */

try {
  const church = readChurch();
  const address = addressOf(process.argv[2], church.churchsuite);
  const answer = await askFeed(address, new URL(church.website).origin);
  const { text, isWell } = reportOn(address, answer, church, churchTimeAt(new Date()));
  console.log(`\n${text}\n`);
  process.exitCode = isWell ? 0 : 1;
} catch (problem) {
  console.error(problem instanceof Error ? problem.message : problem);
  process.exitCode = 1;
}
