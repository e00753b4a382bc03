import { readChurch } from "#app/content-loader/church.server.ts";
import { contentPath } from "#app/content-loader/content-folder.server.ts";
import { phonesInFacts } from "#app/events/church-suite.server.ts";
import { churchTimeAt } from "#app/time/wall-time.ts";
import { addressOf } from "#tools/feed-check/address.ts";
import { askFeed } from "#tools/feed-check/ask-feed.ts";
import { knownPlaces } from "#tools/feed-check/places.ts";
import { reportOn } from "#tools/feed-check/report.ts";

/** Reads the church's calendar as the website does, and says in plain words what visitors will see. */

try {
  const { website, churchsuite } = readChurch();
  if (!churchsuite) {
    throw new Error(
      `${contentPath("church.yaml")} names no account at ChurchSuite (churchsuite:), so the website has no calendar to read.`,
    );
  }
  const address = addressOf(process.argv[2], churchsuite);
  const answer = await askFeed(address, new URL(website).origin);
  const { text, isWell } = reportOn(
    address,
    answer,
    { website, churchsuite, phones: phonesInFacts(), places: knownPlaces() },
    churchTimeAt(new Date()),
  );
  console.log(`\n${text}\n`);
  process.exitCode = isWell ? 0 : 1;
} catch (problem) {
  console.error(problem instanceof Error ? problem.message : problem);
  process.exitCode = 1;
}
