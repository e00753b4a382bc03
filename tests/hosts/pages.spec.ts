import { templates } from "#tests/support/built-pages.ts";
import { test } from "#tests/support/test.ts";
import { visitWhole } from "#tests/support/visit.ts";

// A refusal by the policy, a script that is not there or a wrong status: each is an error in the console.
for (const path of templates) {
  test(`${path} comes to life without an error`, async ({ page, consoleErrors }) => {
    await visitWhole(page, path, consoleErrors);
  });
}
