import type { Page } from "@playwright/test";
import { expect, test } from "#tests/support/test.ts";
import { visit, waitForFrames } from "#tests/support/visit.ts";

const link = (page: Page, name: string) => page.getByRole("banner").getByRole("link", { name });

/** Collects the paths that are asked for from now on. */
function collectRequests(page: Page): string[] {
  const paths: string[] = [];
  page.context().on("request", (request) => {
    paths.push(new URL(request.url()).pathname);
  });
  return paths;
}

/** Runs in the page: its browser knows no rules for fetching pages. */
function forgetRules(): void {
  HTMLScriptElement.supports = () => false;
  addEventListener("DOMContentLoaded", () =>
    document.querySelector("script[type=speculationrules]")?.remove(),
  );
}

for (const [browser, knowsRules] of [
  ["a browser with speculation rules", true],
  ["a browser without speculation rules", false],
] as const) {
  test(`in ${browser} the page behind a link that is pointed at is fetched once, and nothing else is`, async ({
    page,
  }) => {
    if (!knowsRules) await page.addInitScript(forgetRules);
    await visit(page, "/activities/the-ark");
    // A page that another link leads to as well may be fetched for that one: these have no other.
    await page.evaluate(() => {
      const links = [
        { textContent: "file", href: "/dates.ics" },
        { textContent: "other tab", href: "/tab", target: "_blank" },
        { textContent: "download", href: "/kept", download: "kept" },
        { textContent: "other maker", href: "/demo/church" },
      ].map((link) => Object.assign(document.createElement("a"), link));
      document.querySelector("main")?.prepend(...links.flatMap((link) => [link, " "]));
    });
    const paths = collectRequests(page);
    for (const name of ["file", "other tab", "download", "other maker"]) {
      await page.getByRole("main").getByRole("link", { name, exact: true }).hover();
      // A page that was to be fetched would have come within this time.
      await waitForFrames(page, 30);
    }
    for (const [name, path] of Object.entries({ Giving: "/giving", "About Us": "/about-us" })) {
      await link(page, name).hover();
      await expect.poll(() => paths).toContain(path);
    }
    await link(page, "Giving").hover();
    await waitForFrames(page, 30);
    expect(paths.filter((path) => path === "/giving")).toHaveLength(1);
    const linked = ["/dates.ics", "/tab", "/kept", "/demo/church"];
    expect(paths.filter((path) => linked.includes(path))).toEqual([]);
  });
}

test("a page that is rendered before it is opened asks neither the calendar nor analytics until it is seen", async ({
  page,
  calendar,
}) => {
  await page.addInitScript(() => {
    let isHidden = true;
    Object.defineProperty(document, "prerendering", { get: () => isHidden });
    addEventListener("look", () => {
      isHidden = false;
      document.dispatchEvent(new Event("prerenderingchange"));
    });
  });
  const paths = collectRequests(page);
  await page.goto("/events");
  await page.waitForLoadState();
  await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
  await page.mouse.move(300, 300);
  await waitForFrames(page, 30);
  const isQuestion = (path: string) => /churchsuite|analytics/.test(path);
  expect(paths.filter(isQuestion)).toEqual([]);
  expect(calendar.calls).toEqual([]);

  await page.evaluate(() => dispatchEvent(new Event("look")));
  await expect(page.locator("html[data-hydrated]")).toBeAttached();
  await expect.poll(() => paths).toContain("/demo/analytics/script.js");
});
