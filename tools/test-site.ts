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
const CHROMIUM_PATH = findChromium();
console.log(`The browser: ${CHROMIUM_PATH} ${versionOf(CHROMIUM_PATH)}`);
const env: NodeJS.ProcessEnv = { ...process.env, CHROMIUM_PATH };
const hasJourneys = words.length === 0 || words.some((word) => word.includes("journeys"));
if (contentName === "sample" && hasJourneys) {
  for (const name of engineNames) {
    env[name] = findEngine(name) ?? "";
    console.log(`Journeys in ${name}: ${env[name]}`);
    if (!env[name])
      sayProgress(name, "left out, since it is not on this machine and cannot be installed");
  }
}
const { status } = spawnSync(process.execPath, [PLAYWRIGHT, "test", ...words], {
  stdio: "inherit",
  env,
});
process.exitCode = status ?? 1;
