import { spawnSync } from "node:child_process";
import type { Church } from "#app/church/open-church.server.ts";
import { readEventsSource } from "#app/events/events-source.server.ts";
import type { Status } from "./status.ts";

/** Collects the status of the website that is being built. */
export function readStatus(church: Church): Status {
  const source = readEventsSource(church);
  return {
    built: church.time,
    commit: readCommit(),
    feedRead: source ? source.snapshot !== null : null,
    events: source?.snapshot?.events.length ?? 0,
    datesUntil: church.year.to,
  };
}

const SHORT_COMMIT = 10;

/** Reads which commit is checked out. Cloudflare Pages names it in CF_PAGES_COMMIT_SHA. */
function readCommit(): string | null {
  const { stdout } = spawnSync("git", ["rev-parse", "HEAD"], { encoding: "utf8" });
  // There is no output if git fails, and none at all if it is not installed.
  const commit = stdout || process.env.CF_PAGES_COMMIT_SHA;
  return commit?.slice(0, SHORT_COMMIT) ?? null;
}
