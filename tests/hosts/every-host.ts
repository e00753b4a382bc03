// Runs the tests of what hosts answer on each real host that can be had, with what the build has written for it.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { PLAYWRIGHT } from "#tools/browser/find-browsers.ts";
import { hosts } from "./hosts.ts";

const tests = ["tests/hosts", "tests/behaviour/addresses.spec.ts"];
const results = Object.entries(hosts).map(([host, { program }]) => {
  const isInstalled = existsSync(program) || spawnSync(program, ["version"]).error === undefined;
  if (!isInstalled) return `${host}: NOT TESTED, because it is not on this computer`;
  console.log(`\n${host}`);
  const { status } = spawnSync(process.execPath, [PLAYWRIGHT, "test", ...tests], {
    stdio: "inherit",
    env: { ...process.env, HOSTED_BY: host },
  });
  if (status !== 0) process.exitCode = 1;
  return `${host}: ${status === 0 ? "all is well" : "FAILED, see above"}`;
});
console.log(`\n${results.join("\n")}`);
