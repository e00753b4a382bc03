import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { createSiteServer } from "#demo/site-server.ts";
import { whileServing } from "#tests/support/site.ts";
import { test as base, expect } from "#tests/support/test.ts";
import { writeEditor } from "#tools/editor/write-editor.ts";
import { otherPoliciesWith } from "#tools/hosts/headers.ts";
import { headerFile } from "#tools/hosts/host-files.ts";

const repository = { host: "github", name: "ballydown/website", branch: "main" } as const;

/** A website with nothing but the editor, under the policies that a host sends with it. */
const test = base.extend({
  site: [
    async ({ browserName: _ }, provide) => {
      const site = await mkdtemp(path.join(tmpdir(), "editor-online-"));
      await writeEditor(path.join(site, "edit"), repository, "https://www.ballydown.org");
      await writeFile(path.join(site, "404.html"), "<!doctype html><title>Nothing</title>");
      const headers = headerFile("default-src 'none'", [], otherPoliciesWith(repository));
      await writeFile(path.join(site, "_headers"), headers);
      await whileServing(provide, createSiteServer(site));
      await rm(site, { recursive: true });
    },
    { scope: "worker", timeout: 120_000 },
  ],
});

for (const address of ["/edit", "/edit/"]) {
  test(`${address} asks for a token, and nobody else for anything before`, async ({ page }) => {
    await page.goto(address);
    await page.getByRole("button", { name: "Sign In Using Access Token" }).click();
    await expect(page.getByRole("textbox", { name: "Personal Access Token" })).toBeVisible();
    await expect(page.getByRole("button", { name: /^Sign In with/ })).toHaveCount(0);
  });
}
