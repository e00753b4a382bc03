// Runs the browser tests on the built site, in whatever Chrome or Chromium can be had, and its journeys in two engines more.
import { spawnSync } from "node:child_process";
import { contentName } from "#app/content-loader/content-folder.server.ts";
import {
  engineNames,
  findChromium,
  findEngine,
  PLAYWRIGHT,
  versionOf,
} from "./browser/find-browsers.ts";
import { sayProgress } from "./steps.ts";

const words = process.argv.slice(2);
const CHROMIUM_PATH = browser();
console.log(`The browser: ${CHROMIUM_PATH} ${versionOf(CHROMIUM_PATH)}`);
const hasJourneys = words.length === 0 || words.some((word) => word.includes("journeys"));
const env = {
  ...process.env,
  CHROMIUM_PATH,
  ...(contentName === "sample" && hasJourneys && others()),
};
const { status } = spawnSync(process.execPath, [PLAYWRIGHT, "test", ...words], {
  stdio: "inherit",
  env,
});
process.exit(status ?? 1);

function browser(): string {
  try {
    return findChromium();
  } catch (problem) {
    console.error(problem instanceof Error ? problem.message : problem);
    process.exit(1);
  }
}

/** Where the other engines are, as the journeys read it. */
function others(): Record<string, string> {
  const found = engineNames.map((name) => {
    const program = findEngine(name);
    console.log(`Journeys in ${name}: ${program}`);
    if (!program)
      sayProgress(name, "left out, since it is not on this machine and cannot be installed");
    return [name, program ?? ""];
  });
  return Object.fromEntries(found);
}
