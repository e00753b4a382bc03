import { readEventsSource } from "#app/events/events-source.server.ts";
import { askGit } from "./git.server.ts";
import type { Church } from "./open-church.server.ts";
import type { Status } from "./status.ts";

/** Collects the status of the website that is being built. */
export function readStatus(church: Church): Status {
  const source = readEventsSource(church);
  return {
    built: church.time,
    commit: readCommit(),
    feedRead: source ? source.snapshot !== null : null,
    events: source?.snapshot?.events.length ?? 0,
    datesUntil: church.year?.to ?? null,
  };
}

const SHORT_COMMIT = 10;

/** Reads which commit of a folder is checked out. Hosts that build without git's history name it in `env`. */
export function readCommit(folder = ".", env: NodeJS.Dict<string> = process.env): string | null {
  const fromGit = askGit(folder, "rev-parse", "HEAD").trim();
  // The first is GitHub's, the next two are Cloudflare's, and the last is Netlify's.
  const { GITHUB_SHA, WORKERS_CI_COMMIT_SHA, CF_PAGES_COMMIT_SHA, COMMIT_REF } = env;
  const fromHost = GITHUB_SHA || WORKERS_CI_COMMIT_SHA || CF_PAGES_COMMIT_SHA || COMMIT_REF;
  return (fromGit || fromHost)?.slice(0, SHORT_COMMIT) ?? null;
}
