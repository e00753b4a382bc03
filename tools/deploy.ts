import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { parseStatus, STATUS_FILE, type Status } from "#app/status/status.ts";
import { SITE } from "#tools/deploy/hosts.ts";
import { planOf } from "#tools/deploy/plan.ts";
import { errorLine, isOnGitHub } from "#tools/github/tell-github.ts";

/**
 * Brings the site that was built last to the host that the environment variable HOST names. With --preview it puts it at
 * an address of its own instead, where the host has such and knows who asks; and else only says so.
 */

const isPreview = process.argv.includes("--preview");
const plan = planOf({ isPreview, env: process.env, status: readBuilt() });

if ("run" in plan) {
  const [program, ...given] = plan.run;
  const { status } = spawnSync(program, given, { stdio: "inherit" });
  process.exitCode = status ?? 1;
} else {
  console.log(`\n${plan.say}\n`);
  if (!plan.isWell && isOnGitHub()) console.log(errorLine(plan.say));
  process.exitCode = plan.isWell ? 0 : 1;
}

function readBuilt(): Status | null {
  try {
    return parseStatus(JSON.parse(readFileSync(path.join(SITE, STATUS_FILE), "utf8")));
  } catch {
    return null;
  }
}
