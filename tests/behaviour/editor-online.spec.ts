import { testEditorOf } from "#tests/support/online-editor.ts";
import { expect } from "#tests/support/test.ts";

const test = testEditorOf({ host: "github", name: "ballydown/website", branch: "main" });

for (const address of ["/edit", "/edit/"]) {
  test(`${address} asks for a token, and nobody else for anything before`, async ({ page }) => {
    await page.goto(address);
    await page.getByRole("button", { name: "Sign In Using Access Token" }).click();
    await expect(page.getByRole("textbox", { name: "Personal Access Token" })).toBeVisible();
    await expect(page.getByRole("button", { name: /^Sign In with/ })).toHaveCount(0);
  });
}

const refusal = {
  path: "sample/church.yaml",
  start_line: 12,
  annotation_level: "failure",
  message: "`phone` is no telephone number.",
};

for (const [what, sha, conclusion, words] of [
  ["is on the website", "c0ffee12", "success", "On the website since 7:42am."],
  ["is being built", "decaf000", null, "The website is being built: a few minutes."],
  ["was refused", "decaf000", "failure", "not on the website:The church: `phone` is no telephone"],
] as const) {
  test(`the forms say that what was saved last ${what}`, async ({ page, consoleErrors }) => {
    consoleErrors.expect(/asks https:..api.github.com/);
    const answers: Record<string, unknown> = {
      "/commits/main": { sha },
      [`/commits/${sha}/check-runs`]: { check_runs: [{ id: 7, conclusion, html_url: "" }] },
      "/check-runs/7/annotations": [refusal],
    };
    // Signed in already; the editor itself waits for its answers.
    await page.addInitScript(() => {
      const account = { backendName: "github", token: "a token" };
      localStorage.setItem("sveltia-cms.user", JSON.stringify(account));
    });
    await page.route("https://api.github.com/repos/ballydown/website/**", async (route) => {
      const [, asked = ""] = route.request().url().split("/ballydown/website");
      const json = answers[asked];
      if (json) await route.fulfill({ json, headers: { "Access-Control-Allow-Origin": "*" } });
    });
    await page.route("https://api.github.com/user", () => {});
    await page.goto("/edit/");
    await expect(page.getByRole("status").filter({ hasText: words })).toBeVisible();
  });
}
