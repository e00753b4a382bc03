import type { GitBackend } from "@sveltia/cms";
import * as v from "valibot";
import { chapter, type Finding } from "#tools/check-up/finding.ts";

const { must } = chapter("");

/** What was saved last where the church keeps its files, and how far its build is; `why` it was refused. */
export type NewestSave = {
  commit: string;
  build: "running" | "refused" | "unknown";
  why: Finding[];
};

type Ask = <Answer>(path: string, shape: v.GenericSchema<unknown, Answer>) => Promise<Answer>;

type Asked = Required<Pick<GitBackend, "repo" | "branch">> & { ask: Ask };

/** Asks the host of the files with somebody's token. Throws where it does not answer. */
export async function newestSave(backend: GitBackend, token: string) {
  const { name, repo, branch = "main", api_root: own = "" } = backend;
  const host = hosts.get(name);
  const ask: Ask = async (path, shape) => {
    const headers = { Authorization: `Bearer ${token}`, Accept: "application/json" };
    const response = await fetch((own || host?.root) + path, { headers, cache: "no-store" });
    if (!response.ok) throw new Error(`${path}: ${response.status}`);
    return v.parse(shape, await response.json());
  };
  return await host?.newest({ repo, branch, ask });
}

const hosts = new Map<string, { root: string; newest: (asked: Asked) => Promise<NewestSave> }>([
  ["github", { root: "https://api.github.com", newest: atGitHub }],
  ["gitlab", { root: "https://gitlab.com/api/v4", newest: atGitLab }],
  ["gitea", { root: "", newest: atGitea }],
]);

const runs = v.object({
  check_runs: v.array(
    v.object({ id: v.number(), conclusion: v.nullable(v.string()), html_url: v.string() }),
  ),
});
const annotations = v.array(
  v.object({
    path: v.string(),
    start_line: v.number(),
    annotation_level: v.nullable(v.string()),
    message: v.nullable(v.string()),
  }),
);

/** https://docs.github.com/en/rest/checks/runs. What the check-up finds stands there with file and line. */
async function atGitHub({ repo, branch, ask }: Asked): Promise<NewestSave> {
  const { sha } = await ask(`/repos/${repo}/commits/${branch}`, v.object({ sha: v.string() }));
  const { check_runs: all } = await ask(`/repos/${repo}/commits/${sha}/check-runs`, runs);
  const refused = all.find(({ conclusion }) => conclusion === "failure");
  if (!refused) return { commit: sha, build: all.length > 0 ? "running" : "unknown", why: [] };
  const found = await ask(`/repos/${repo}/check-runs/${refused.id}/annotations`, annotations);
  const why = found
    .filter(({ path, annotation_level }) => annotation_level === "failure" && path !== ".github")
    .map(({ path, start_line, message }) => must(message ?? "", `${path}, line ${start_line}`));
  return { commit: sha, build: "refused", why: why.length > 0 ? why : [inLog(refused.html_url)] };
}

const pipeline = v.nullish(v.object({ status: v.string(), web_url: v.string() }));

/** https://docs.gitlab.com/api/commits. */
async function atGitLab({ repo, branch, ask }: Asked): Promise<NewestSave> {
  const { id, last_pipeline: last } = await ask(
    `/projects/${encodeURIComponent(repo)}/repository/commits/${branch}`,
    v.object({ id: v.string(), last_pipeline: pipeline }),
  );
  return saved(id, last?.status, last?.web_url);
}

const statuses = v.object({
  state: v.string(),
  statuses: v.nullish(v.array(v.object({ target_url: v.string() }))),
});

/** Forgejo's own, and Gitea's: /api/swagger of either. */
async function atGitea({ repo, branch, ask }: Asked): Promise<NewestSave> {
  const { commit } = await ask(
    `/repos/${repo}/branches/${branch}`,
    v.object({ commit: v.object({ id: v.string() }) }),
  );
  const told = await ask(`/repos/${repo}/commits/${commit.id}/status`, statuses);
  return saved(commit.id, told.state, told.statuses?.[0]?.target_url);
}

function saved(commit: string, state = "", log = ""): NewestSave {
  if (["failure", "failed", "error"].includes(state)) {
    return { commit, build: "refused", why: [inLog(log)] };
  }
  return { commit, build: state ? "running" : "unknown", why: [] };
}

function inLog(address: string): Finding {
  return must(`What must be mended stands in the log of the build: ${address}`);
}
