import type { Browser, Request } from "@playwright/test";
import { violationsOf } from "#tests/support/axe.ts";
import { groupPages } from "#tests/support/built-pages.ts";
import { expect, test } from "#tests/support/test.ts";
import { visit } from "#tests/support/visit.ts";

// That words are read by night as by day hold the tests of contrast and of axe, which look at every page in both; that
// it is printed by day from a system that prefers dark, print.spec.ts.

const group = groupPages.at(-1) ?? "";

for (const path of ["/", group]) {
  test(`${path} in forced colours, and no heavier by night`, async ({ page, browser, baseURL }) => {
    await page.emulateMedia({ forcedColors: "active" });
    await visit(page, path);
    expect(await violationsOf(page)).toEqual([]);
    const action = page.getByRole("banner").getByRole("link", { name: "Get Involved" }).first();
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      const [edge, ground] = await action.evaluate((button) => {
        const { borderTopColor, backgroundColor } = getComputedStyle(button);
        return [borderTopColor, backgroundColor];
      });
      expect([ground, "rgba(0, 0, 0, 0)"], colorScheme).not.toContain(edge);
    }
    const day = await askedFor(browser, `${baseURL}${path}`, "light");
    const night = await askedFor(browser, `${baseURL}${path}`, "dark");
    expect(night.files.length).toBeLessThanOrEqual(day.files.length);
    expect(night.bytes).toBeLessThan(1.01 * day.bytes);
    expect(night.files).not.toEqual(day.files);
  });
}

test("what the browser draws itself is dark by night", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await page.route("**/*.css", (route) => route.fulfill({ contentType: "text/css", body: "" }));
  await page.goto("/privacy-policy");
  expect(await page.evaluate(canvas)).not.toBe("rgb(255, 255, 255)");
  await page.emulateMedia({ colorScheme: "light" });
  expect(await page.evaluate(canvas)).toBe("rgb(255, 255, 255)");
});

/** Runs in the page: the colour of a page that has none of its own. */
function canvas(): string {
  document.body.style.background = "Canvas";
  return getComputedStyle(document.body).backgroundColor;
}

async function askedFor(browser: Browser, address: string, colorScheme: "light" | "dark") {
  // What scripts ask for is the same by day and by night, and comes when it comes.
  const context = await browser.newContext({ colorScheme, javaScriptEnabled: false });
  const page = await context.newPage();
  const requests: Request[] = [];
  page.on("requestfinished", (request) => requests.push(request));
  await page.goto(address, { waitUntil: "networkidle" });
  const sizes = await Promise.all(requests.map((request) => request.sizes()));
  await context.close();
  return {
    files: requests.map((request) => request.url()).sort(),
    bytes: sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0),
  };
}
