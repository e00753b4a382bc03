import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { readChurch } from "#app/content-loader/church.server.ts";
import { parseStatus, STATUS_FILE } from "#app/status/status.ts";
import { planOf, SITE, signInFor, type Way, wrangler } from "#tools/deploy/plan.ts";
import { errorLine, isOnGitHub } from "#tools/github/tell-github.ts";

/**
 * Brings the site that was built last to the host that the environment variable HOST names. With --preview it puts it at
 * an address of its own instead, where the host has such and knows who asks; and else only says so. `npm run deploy
 * wrangler login` runs Cloudflare's own program, with whatever follows; `npm run deploy sign-in` sets up the worker with
 * which the forms sign in at GitHub.
 */

const [first, ...others] = process.argv.slice(2);

if (first === "wrangler") go(wrangler(...others));
else if (first === "sign-in") {
  for (const way of signInFor(readChurch().website)) if (!process.exitCode) go(way);
} else {
  const isPreview = first === "--preview";
  const built = path.join(SITE, STATUS_FILE);
  const status = existsSync(built) ? parseStatus(readFileSync(built, "utf8")) : null;
  const plan = planOf({ isPreview, env: process.env, status, isThere: existsSync });
  if ("say" in plan) tell(plan.say, plan.isWell);
  else go(plan.way);
}

function go(way: Way): void {
  const [program, ...given] = way.run;
  const { status: ended } = spawnSync(program, given, { stdio: "inherit" });
  if (ended === 0 && way.done) tell(way.done, true);
  process.exitCode = ended ?? 1;
}

function tell(words: string, isWell: boolean): void {
  console.log(`\n${words}\n`);
  if (!isWell && isOnGitHub()) console.log(errorLine(words));
  process.exitCode = isWell ? 0 : 1;
}
