import { spawnSync } from "node:child_process";
import { contentName } from "#app/content-loader/content-folder.server.ts";
import { buildSteps } from "./build/build-steps.ts";
import { runSteps } from "./steps.ts";

/** Builds the site, step by step: `npm run build` for its host, `npm run build:stand-in` to be tried. */

const isStandIn = process.argv.includes("--stand-in");
const isWell = await runSteps(buildSteps(contentName, isStandIn));
process.exitCode = isWell ? 0 : 1;
if (isWell && !isStandIn) {
  spawnSync(process.execPath, ["tools/check-up.ts", "--summary"], { stdio: "inherit" });
}
