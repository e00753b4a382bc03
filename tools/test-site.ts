// Runs the browser tests on the built site, in whatever Chrome or Chromium can be had.
import { spawnSync } from "node:child_process";
import { findChromium, PLAYWRIGHT, versionOf } from "./find-chromium.ts";

const CHROMIUM_PATH = browser();
console.log(`The browser: ${CHROMIUM_PATH} ${versionOf(CHROMIUM_PATH)}`);
const { status } = spawnSync(process.execPath, [PLAYWRIGHT, "test", ...process.argv.slice(2)], {
  stdio: "inherit",
  env: { ...process.env, CHROMIUM_PATH },
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
