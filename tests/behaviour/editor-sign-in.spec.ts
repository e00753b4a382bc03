import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { addTo, field, fill, openForm } from "#tests/editor/forms.ts";
import { testEditorOf } from "#tests/support/online-editor.ts";
import { expect } from "#tests/support/test.ts";
import { createSignIn } from "#tools/sign-in/worker.ts";

const FORGEJO = "https://git.ballydown.example";
const WORKER = "https://sign-in.ballydown.example";
const repository = { name: "ballydown/website", branch: "main" };
const NOTICES = "sample/notices.yaml";
const anybody = { "Access-Control-Allow-Origin": "*", "Access-Control-Allow-Headers": "*" };

const atForgejo = testEditorOf({
  host: "gitea",
  ...repository,
  address: FORGEJO,
  "sign-in": "the-application",
});

/** What Forgejo answers whoever has signed in, as its /api/swagger has it, of a repository with the sample's words. */
function forgejo() {
  const hash = (file: string) => createHash("sha1").update(file).digest("hex");
  const files = globSync("sample/**/*.{md,yaml}").map((path) => ({
    type: "blob",
    path,
    sha: hash(path),
    size: readFileSync(path).length,
  }));
  const blobOf = (sha: string) => {
    const file = files.find((one) => one.sha === sha);
    const content = readFileSync(file?.path ?? "").toString("base64");
    return { sha, encoding: "base64", content };
  };
  const at = `/repos/${repository.name}`;
  const saved: Record<string, string> = {};
  const newest = () => (NOTICES in saved ? "decaf000" : "c0ffee12");
  const save = (sent: { files: { path: string; content: string }[] }) => {
    for (const { path, content } of sent.files) {
      saved[path] = Buffer.from(content, "base64").toString();
    }
    const told = sent.files.map(({ path }) => ({ path, sha: hash(path) }));
    return { commit: { sha: newest(), created: "2026-11-21T08:00:00Z" }, files: told };
  };
  const answer = ({ pathname, searchParams }: URL, sent: () => Parameters<typeof save>[0]) =>
    ({
      "/version": () => ({ version: "13.0.1+gitea-1.22.0" }),
      "/settings/api": () => ({ default_paging_num: 30, max_response_items: 50 }),
      "/user": () => ({ id: 7, login: "ruth", full_name: "Ruth Adair", email: "r@b.example" }),
      [at]: () => ({ default_branch: "main", permissions: { pull: true, push: true } }),
      [`${at}/branches/main`]: () => ({ commit: { id: newest(), message: "Words" } }),
      [`${at}/git/trees/${newest()}`]: () => ({ tree: files, truncated: false }),
      [`${at}/git/blobs`]: () => searchParams.get("shas")?.split(",").map(blobOf),
      [`${at}/commits/decaf000/status`]: () => ({ state: "pending" }),
      [`${at}/commits/c0ffee12/status`]: () => ({ state: "success" }),
      [`${at}/contents`]: () => save(sent()),
    })[pathname.replace("/api/v1", "")]?.();
  return { saved, answer };
}

atForgejo(
  "whoever signs in at Forgejo's own page pastes no token, saves there, and hears that it is being built",
  async ({ page, context, consoleErrors }) => {
    let challenge: string | null = "";
    const { saved, answer } = forgejo();
    // As https://forgejo.org/docs/latest/user/oauth2-provider/ has it: PKCE, for a public client.
    await context.route(`${FORGEJO}/**`, async (route, request) => {
      const url = new URL(request.url());
      const asked = url.searchParams;
      if (url.pathname === "/login/oauth/authorize") {
        challenge = asked.get("code_challenge");
        expect(asked.get("client_id")).toBe("the-application");
        const back = `${asked.get("redirect_uri")}?code=once&state=${asked.get("state")}`;
        await route.fulfill({ status: 302, headers: { Location: back } });
      } else if (url.pathname === "/login/oauth/access_token") {
        const { code, code_verifier: verifier } = request.postDataJSON();
        expect(code).toBe("once");
        expect(createHash("sha256").update(verifier).digest("base64url")).toBe(challenge);
        await route.fulfill({ json: { access_token: "short-lived" }, headers: anybody });
      } else if (request.method() === "OPTIONS") {
        await route.fulfill({ headers: anybody });
      } else {
        expect(request.headers().authorization).toContain("short-lived");
        const json = answer(url, () => request.postDataJSON());
        await route.fulfill({ status: json ? 200 : 404, json: json ?? {}, headers: anybody });
      }
    });
    consoleErrors.expect(/asks https:..git.ballydown.example/);
    await page.goto("/edit/");
    await page.getByRole("button", { name: /^Sign In with/ }).click();
    await expect(page.getByRole("row", { name: "Changes and notices" })).toBeVisible();
    await openForm(page, "dates/entries/notices");
    const notices = field(page, "Notices");
    await addTo(notices);
    await fill(notices, "First day", "2026-12-07");
    await fill(notices, "Last day", "2026-12-13");
    await fill(notices, "Words", "The car park is closed: please come in by the lane.");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    const days = "  - from: 2026-12-07\n    until: 2026-12-13\n";
    const words = '    words: "The car park is closed: please come in by the lane."\n';
    await expect.poll(() => saved[NOTICES]).toBe(readFileSync(NOTICES, "utf8") + days + words);
    const answered = page.getByRole("status").filter({ hasText: "The website is being built" });
    await expect(answered).toBeVisible({ timeout: 30_000 });
  },
);

/** A page that leads on by itself: a redirection to another host that is played here would be followed to the real one. */
const leadingTo = (address: string) => ({
  contentType: "text/html",
  body: `<meta http-equiv="refresh" content="0; url=${address.replaceAll("&", "&amp;")}">`,
});

const atGitHub = testEditorOf({ host: "github", ...repository, "sign-in": WORKER });

for (const [what, state, token] of [
  ["is given a token", "", "a token of GitHub's"],
  ["is given none where somebody else began it", "-of-another", undefined],
] as const) {
  atGitHub(
    `whoever signs in at GitHub's own page ${what}`,
    async ({ page, context, site, consoleErrors }) => {
      consoleErrors.expect(/asks https:..(?:sign-in.ballydown.example|github.com)/);
      consoleErrors.allow(/asks https:..api.github.com|GitHub did not sign you in/);
      const worker = createSignIn(async (_address, sent) => {
        const told = { client_id: "the-id", client_secret: "its secret", code: "once" };
        expect(JSON.parse(String(sent?.body))).toEqual(told);
        return Response.json({ access_token: token });
      });
      const application = { GITHUB_CLIENT_ID: "the-id", GITHUB_CLIENT_SECRET: "its secret" };
      const env = { ...application, WEBSITE: site.address };
      await context.route(`${WORKER}/**`, async (route, request) => {
        const sent = { headers: await request.allHeaders() };
        const answer = await worker.request(request.url(), sent, env);
        const { location, ...headers } = Object.fromEntries(answer.headers);
        if (location) await route.fulfill({ headers, ...leadingTo(location) });
        else await route.fulfill({ headers, body: await answer.text() });
      });
      await context.route("https://github.com/login/oauth/authorize**", async (route, request) => {
        const asked = new URL(request.url()).searchParams;
        expect(asked.get("client_id")).toBe("the-id");
        await route.fulfill(
          leadingTo(`${WORKER}/callback?code=once&state=${asked.get("state")}${state}`),
        );
      });
      const signedIn = Promise.withResolvers<string | undefined>();
      await context.route("https://api.github.com/**", (_route, request) => {
        signedIn.resolve(request.headers().authorization);
      });
      await page.goto("/edit/");
      await page.getByRole("button", { name: /^Sign In with/ }).click();
      if (token) expect(await signedIn.promise).toContain(token);
      else await expect(page.getByRole("alert")).toContainText("GitHub did not sign you in");
    },
  );
}
