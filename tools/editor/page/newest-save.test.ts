import type { GitBackend } from "@sveltia/cms";
import { afterEach, expect, test, vi } from "vitest";
import { newestSave } from "./newest-save.ts";

afterEach(() => vi.unstubAllGlobals());

const REPO = "ballydown/website";
const forgejo: GitBackend = { name: "gitea", repo: REPO, api_root: "https://git.example/api/v1" };
const log = "https://host.example/log";

/** The answers of a host by the ends of its addresses; to whoever signs in with "a token" alone. */
function hostAnswers(answers: Record<string, unknown>): void {
  vi.stubGlobal("fetch", async (address: string, { headers }: { headers: HeadersInit }) => {
    expect(new Headers(headers).get("Authorization")).toBe("Bearer a token");
    const [, answer] = Object.entries(answers).find(([end]) => address.endsWith(end)) ?? [];
    return answer ? Response.json(answer) : new Response(null, { status: 404 });
  });
}

test.each<[host: string, backend: GitBackend, answers: Record<string, unknown>]>([
  [
    "GitLab",
    { name: "gitlab", repo: REPO },
    {
      "gitlab.com/api/v4/projects/ballydown%2Fwebsite/repository/commits/main": {
        id: "c0ffee",
        last_pipeline: { status: "failed", web_url: log },
      },
    },
  ],
  [
    "Forgejo",
    forgejo,
    {
      "git.example/api/v1/repos/ballydown/website/branches/main": { commit: { id: "c0ffee" } },
      "/commits/c0ffee/status": { state: "failure", statuses: [{ target_url: log }] },
    },
  ],
  [
    "GitHub without annotations",
    { name: "github", repo: REPO },
    {
      "api.github.com/repos/ballydown/website/commits/main": { sha: "c0ffee" },
      "/check-runs": { check_runs: [{ id: 7, conclusion: "failure", html_url: log }] },
      "/check-runs/7/annotations": [],
    },
  ],
])("at %s what was refused leads to the log of its build", async (_, backend, answers) => {
  hostAnswers(answers);
  const saved = await newestSave(backend, "a token");
  expect(saved).toMatchObject({ commit: "c0ffee", build: "refused" });
  expect(saved?.why.map(({ what }) => what)).toEqual([expect.stringContaining(log)]);
});

test("where a host has no build of a commit yet nothing is said of it, and where it does not answer it is not guessed", async () => {
  const answers = { "/branches/main": { commit: { id: "c0ffee" } } };
  hostAnswers({ ...answers, "/status": { state: "", statuses: null } });
  expect(await newestSave(forgejo, "a token")).toEqual({
    commit: "c0ffee",
    build: "unknown",
    why: [],
  });
  hostAnswers(answers);
  await expect(newestSave(forgejo, "a token")).rejects.toThrow("404");
});
