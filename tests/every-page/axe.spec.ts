import { violationsOf } from "#tests/support/axe.ts";
import { siblings, templates } from "#tests/support/every-page.ts";
import { desktop, telephone } from "#tests/support/screens.ts";
import { expect, test } from "#tests/support/test.ts";
import { visit, visitWhole } from "#tests/support/visit.ts";

test.slow();

test("grey words that pass level AA and not 7:1 are a violation, and so is a skipped level of heading", async ({
  page,
}) => {
  await page.setContent(`<html lang="en"><title>Two slips</title><main>
    <h1>Two slips</h1><h4>A level too far down</h4>
    <p style="color: #666; background: #faf5ea">5.3:1</p>
  </main></html>`);
  const rules = (await violationsOf(page)).map((violation) => violation.split(":")[0]);
  const faint = "color-contrast-enhanced";
  expect(rules).toEqual([faint, "heading-order", `by night, ${faint}`]);
});

for (const path of templates) {
  test(`axe finds nothing wrong on ${path}, whatever the screen`, async ({
    page,
    consoleErrors,
  }) => {
    await visitWhole(page, path, consoleErrors);
    for (const screen of [desktop, telephone]) {
      await page.setViewportSize(screen);
      expect.soft(await violationsOf(page), `${screen.width} px`).toEqual([]);
    }
  });
}

test("axe finds no violation on the page of any other group", async ({ page }) => {
  await page.setViewportSize(telephone);
  for (const path of siblings) {
    await visit(page, path);
    expect.soft(await violationsOf(page), path).toEqual([]);
  }
});
