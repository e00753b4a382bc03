import { sendChanged } from "#tests/support/surroundings.ts";
import { expect, test } from "#tests/support/test.ts";
import { visit } from "#tests/support/visit.ts";

test("a script that somebody has put into a page is not run, and no script may write HTML", async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.expect(/script-src/, /The policy refuses: script-src-elem inline/);
  consoleErrors.expect(/TrustedHTML/, /The policy refuses: require-trusted-types-for/);
  const script = "<script>document.documentElement.dataset.marked = 'yes'</script>";
  await page.route("/giving", (route) => sendChanged(route, (html) => html + script));
  await visit(page, "/giving");
  await expect(page.locator("html[data-marked]")).toHaveCount(0);
  const write = () => page.evaluate(() => (document.body.innerHTML = "<p>Hello</p>"));
  await expect(write()).rejects.toThrow(/TrustedHTML/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Church Giving");
});
