import type { Page } from "@playwright/test";
import { feedEvent } from "#tests/fixtures/feed-events.ts";
import { expect, test } from "#tests/support/test.ts";
import { eventNamed, visit } from "#tests/support/visit.ts";

const marked = (page: Page) => page.evaluate(() => document.documentElement.dataset.marked);

test("a script that somebody has put into a page is not run", async ({ page, consoleErrors }) => {
  consoleErrors.expect(/script-src/, /The policy refuses: script-src-elem inline/);
  const script = "<script>document.documentElement.dataset.marked = 'yes'</script>";
  await page.route("/giving", async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()) + script });
  });
  await visit(page, "/giving");
  expect(await marked(page)).toBeUndefined();
});

test("text that became HTML by mistake is refused", async ({ page, consoleErrors }) => {
  consoleErrors.expect(/TrustedHTML/, /The policy refuses: require-trusted-types-for/);
  await visit(page, "/giving");
  const refused = await page.evaluate(() => {
    try {
      document.body.innerHTML = "<p>Hello</p>";
      return false;
    } catch {
      return true;
    }
  });
  expect(refused).toBe(true);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Church Giving");
});

// What a description is typed with in ChurchSuite, and what somebody may have pasted: the console is silent.
test("a description in any HTML is read without anything in it being tried", async ({
  page,
  calendar,
}) => {
  const mark = "document.documentElement.dataset.marked = 1";
  const description = `<p style="font-size: 14px" onclick='${mark}'>Bring <b class="x">soup</b>
<img src="x.png" onerror="${mark}" title="a > b"><a style="color: red" href="https://example.org/a?b=1&amp;c=2">the recipe</a>
<svg onload="${mark}"></svg><script>${mark}</script><style>p { color: red }</style>
<iframe srcdoc="x"></iframe><a href="javascript:${mark}">and more</a></p>`;
  calendar.has([feedEvent("Soup Lunch", "2026-12-06 12:30:00", { description })]);
  await visit(page, "/events");
  const event = eventNamed(page, "Soup Lunch");
  await expect(event).toContainText("Bring soup the recipe and more");
  await expect(event.getByRole("link", { name: "the recipe" })).toHaveAttribute(
    "href",
    "https://example.org/a?b=1&c=2",
  );
  await expect(event.getByRole("link", { name: "and more" })).toHaveCount(0);
  expect(await marked(page)).toBeUndefined();
});

test("entities in an event's name are read, and what is none stays", async ({ page, calendar }) => {
  const name = "Caf&eacute; &notready; &semi; &CounterClockwiseContourIntegral; &nosuchthing;";
  calendar.has([feedEvent(name, "2026-12-06 12:30:00")]);
  await visit(page, "/events");
  await expect(eventNamed(page, "Café")).toContainText("Café &notready; ; ∳ &nosuchthing;");
});
