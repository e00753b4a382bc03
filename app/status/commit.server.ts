import { askGit } from "#app/content-loader/git.server.ts";
import type { Status } from "./status.ts";

/** In which GitHub, Cloudflare's builders and Netlify name the commit that they build. */
const NAMED_IN = ["GITHUB_SHA", "WORKERS_CI_COMMIT_SHA", "CF_PAGES_COMMIT_SHA", "COMMIT_REF"];

const SHORT = 10;

/** The commit of a folder, as git knows it, or as the host that builds without git's history names it in `env`. */
export function readCommit(
  folder = ".",
  env: Record<string, string | undefined> = process.env,
): Pick<Status["built"], "commit" | "hasOtherChanges"> {
  const known = askGit(folder, "rev-parse", "HEAD").trim();
  const commit = known || NAMED_IN.map((name) => env[name]).find(Boolean);
  return {
    commit: commit?.slice(0, SHORT) ?? null,
    hasOtherChanges: askGit(folder, "status", "--porcelain") !== "",
  };
}
