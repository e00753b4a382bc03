import { violationsOf } from "#tests/support/axe.ts";
import { expect, test } from "#tests/support/test.ts";

test("grey words that pass level AA and not 7:1 count as a barrier, and so does a skipped level of heading", async ({
  page,
}) => {
  await page.setContent(`<html lang="en"><title>Two slips</title><main>
    <h1>Two slips</h1><h4>A level too far down</h4>
    <p style="color: #666; background: #faf5ea">5.3:1</p>
  </main></html>`);
  const rules = (await violationsOf(page)).map((violation) => violation.split(":")[0]);
  expect(rules).toEqual(["color-contrast-enhanced", "heading-order"]);
});
