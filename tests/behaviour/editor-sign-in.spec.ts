import { createHash } from "node:crypto";
import { testEditorOf } from "#tests/support/online-editor.ts";
import { expect } from "#tests/support/test.ts";

const FORGEJO = "https://git.ballydown.example";

const test = testEditorOf({
  host: "gitea",
  name: "ballydown/website",
  branch: "main",
  address: FORGEJO,
  "sign-in": "the-application",
});

test("whoever signs in at Forgejo's own page pastes no token", async ({
  page,
  context,
  consoleErrors,
}) => {
  consoleErrors.expect(/asks https:..git.ballydown.example/);
  let challenge: string | null = "";
  const signedIn = Promise.withResolvers<string | undefined>();
  // As https://forgejo.org/docs/latest/user/oauth2-provider/ has it: PKCE, for a public client.
  await context.route(`${FORGEJO}/**`, async (route, request) => {
    const { pathname, searchParams: asked } = new URL(request.url());
    const headers = { "Access-Control-Allow-Origin": "*", "Access-Control-Allow-Headers": "*" };
    if (pathname === "/login/oauth/authorize") {
      challenge = asked.get("code_challenge");
      expect(asked.get("client_id")).toBe("the-application");
      const back = `${asked.get("redirect_uri")}?code=once&state=${asked.get("state")}`;
      await route.fulfill({ status: 302, headers: { Location: back } });
    } else if (pathname === "/login/oauth/access_token") {
      const { code, code_verifier: verifier } = request.postDataJSON();
      expect(code).toBe("once");
      expect(createHash("sha256").update(verifier).digest("base64url")).toBe(challenge);
      await route.fulfill({ json: { access_token: "a short-lived token" }, headers });
    } else if (request.method() === "OPTIONS") {
      await route.fulfill({ headers });
    } else signedIn.resolve(request.headers().authorization);
  });
  await page.goto("/edit/");
  await page.getByRole("button", { name: /^Sign In with/ }).click();
  expect(await signedIn.promise).toContain("a short-lived token");
});
