import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { parseStatus, STATUS_FILE } from "#app/status/status.ts";
import { planOf, SITE, type Way, wrangler } from "#tools/deploy/plan.ts";
import { errorLine, isOnGitHub } from "#tools/github/tell-github.ts";

/**
 * Brings the site that was built last to the host that the environment variable HOST names. With --preview it puts it at
 * an address of its own instead, where the host has such and knows who asks; and else only says so. `npm run deploy
 * wrangler login` runs Cloudflare's own program, with whatever follows.
 */

const [first, ...others] = process.argv.slice(2);

if (first === "wrangler") await go(wrangler(...others));
else {
  const isPreview = first === "--preview";
  const built = path.join(SITE, STATUS_FILE);
  const status = existsSync(built) ? parseStatus(readFileSync(built, "utf8")) : null;
  const plan = planOf({ isPreview, env: process.env, status, isThere: existsSync });
  if ("say" in plan) tell(plan.say, plan.isWell);
  else await go(plan.way);
}

async function go(way: Way): Promise<void> {
  if ("send" in way) {
    const tellFault = (problem: Error) => tell(problem.message, false);
    await way.send(process.env).then((done) => tell(done, true), tellFault);
    return;
  }
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
