import { parseStatus, STATUS_FILE } from "#app/status/status.ts";
import { momentWords } from "#app/status/status-words.ts";
import { STATUS } from "#tests/support/built-pages.ts";
import { expect, test } from "#tests/support/test.ts";

// A document: whoever looks whether the site is well may do so in any browser.
test.use({ javaScriptEnabled: false });

test("the page says what status.json says, and leads to it", async ({ page, request }) => {
  const answer = await request.get(STATUS_FILE);
  expect(answer.headers()["content-type"]).toBe("application/json");
  const status = parseStatus(await answer.json());
  if (!status) throw new Error("status.json cannot be read");
  await page.goto(STATUS);
  const main = page.getByRole("main");
  await expect(main).toContainText(momentWords(status.built.at));
  for (const { name, words } of status.meetings) {
    await expect(main.getByRole("row", { name, exact: false }).first()).toContainText(words);
  }
  await expect(main).toContainText(`${status.diary?.events} events are to come`);
  await expect(main).toContainText(status.diary?.next?.name ?? "");
  const link = page.getByRole("link", { name: "The same for machines" });
  await expect(link).toHaveAttribute("href", STATUS_FILE);
});
