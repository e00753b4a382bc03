import { contentName } from "#app/content-loader/content-folder.server.ts";
import { churchTimeAt, dayOf } from "#app/time/wall-time.ts";
import { buildSteps } from "./build/build-steps.ts";
import { runSteps } from "./steps.ts";

/** Builds the site, step by step: `npm run build` for its host, `npm start` to be tried, `npm run build:stand-in` to be tested. */

const [purpose] = (["try", "test"] as const).filter((one) => process.argv.includes(`--to-${one}`));
const isWell = await runSteps(buildSteps(contentName, purpose ?? "publish"));
process.exitCode = isWell ? 0 : 1;
if (isWell && !purpose) {
  // Loaded no sooner than the words are known to be well.
  const { findingsBeforeLaunch, summaryOf } = await import("./check-up/launch.ts");
  const findings = findingsBeforeLaunch(dayOf(churchTimeAt(new Date())));
  console.log(`\n${summaryOf(findings)}\n`);
}
