// Runs the browser tests on the built site, in whatever Chrome or Chromium can be had.
import { spawnSync } from "node:child_process";
import { findChromium, PLAYWRIGHT } from "./find-chromium.ts";

const { status } = spawnSync(process.execPath, [PLAYWRIGHT, "test", ...process.argv.slice(2)], {
  stdio: "inherit",
  env: { ...process.env, CHROMIUM_PATH: browser() },
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
