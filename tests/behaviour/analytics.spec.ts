import type { Page } from "@playwright/test";
import { whileServing } from "#tests/support/site.ts";
import { failing, SAID_OF_FILES } from "#tests/support/surroundings.ts";
import { expect, test as siteTest } from "#tests/support/test.ts";
import { draws, eventNamed, visit } from "#tests/support/visit.ts";

const COUNTER = "/demo/analytics/script.js";

/** The collector lists the page views of everybody, so each of these tests has a server of its own. */
const test = siteTest.extend({
  baseURL: ({ browserName: _ }, provide) => whileServing(({ address }) => provide(address)),
});

type PageView = { url: string; title: string };

async function collected(page: Page): Promise<PageView[]> {
  const headers = { Accept: "application/json" };
  return (await page.request.get("/demo/analytics", { headers })).json();
}

test("a page view is counted for each page shown, with its title", async ({ page }) => {
  await visit(page, "/");
  await expect.poll(() => collected(page)).toHaveLength(1);
  await page.getByRole("banner").getByRole("link", { name: "Events" }).click();
  await expect.poll(() => collected(page)).toHaveLength(2);
  await page.getByRole("banner").getByRole("link", { name: "Giving" }).click();
  await expect.poll(() => collected(page)).toHaveLength(3);
  await page.goBack();
  await expect.poll(() => collected(page)).toHaveLength(4);

  const views = await collected(page);
  expect(views.map(({ url }) => url)).toEqual(["/", "/events", "/giving", "/events"]);
  expect(views.map(({ title }) => title)).toEqual([
    expect.stringMatching(/^Sunday worship/),
    expect.stringMatching(/^Events/),
    expect.stringMatching(/^Church Giving/),
    expect.stringMatching(/^Events/),
  ]);
});

test("at an unknown address the one that was asked for is counted", async ({
  page,
  consoleErrors,
  baseURL,
}) => {
  consoleErrors.expect(/status of 404/, /404: there is no page at/);
  for (const [index, path] of ["/nobody", "//evil.example/x"].entries()) {
    await visit(page, `${baseURL}${path}`);
    await expect.poll(() => collected(page)).toHaveLength(index + 1);
    // Some hosts make one slash of two.
    const { pathname } = new URL(page.url());
    expect([path, path.slice(1)]).toContain(pathname);
    expect((await collected(page)).at(-1)?.url).toBe(pathname);
  }
});

test("what an address says after the page, of a choice or of the newsletter one comes from, is not told", async ({
  page,
}) => {
  await visit(page, "/?for=60-and-over&fbclid=abc&member=1234#find-your-place");
  await expect.poll(() => collected(page)).toHaveLength(1);
  expect(JSON.stringify(await collected(page))).not.toMatch(/60-and-over|abc|1234/);
  expect((await collected(page))[0]?.url).toBe("/");
});

test("moving about within a page is not counted", async ({ page }) => {
  await visit(page, "/privacy-policy");
  await expect.poll(() => collected(page)).toHaveLength(1);
  await page.getByRole("navigation", { name: "In this notice" }).getByRole("link").last().click();
  await expect(page).toHaveURL(/#/);
  await draws(page);
  expect(await collected(page)).toHaveLength(1);

  await visit(page, "/");
  await expect.poll(() => collected(page)).toHaveLength(2);
  await page.getByLabel("Primary").check();
  await expect(page).toHaveURL(/for=primary/);
  await draws(page);
  expect(await collected(page)).toHaveLength(2);
});

test("a page that the browser had kept is counted again when Back shows it", async ({ page }) => {
  await visit(page, "/giving");
  await expect.poll(() => collected(page)).toHaveLength(1);
  // A browser under test keeps no pages: it is told that this one was.
  await page.evaluate(() =>
    dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })),
  );
  await expect.poll(() => collected(page)).toHaveLength(2);
  expect((await collected(page)).map(({ url }) => url)).toEqual(["/giving", "/giving"]);
});

const choice = (page: Page) => page.getByRole("checkbox", { name: "Do not count my visits" });

test("who chooses in the privacy notice not to be counted is counted no more, from then on", async ({
  page,
}) => {
  await visit(page, "/privacy-policy");
  await expect.poll(() => collected(page)).toHaveLength(1);
  await choice(page).check();
  await expect(
    page.getByText("from now on, visits from this browser are not counted"),
  ).toBeVisible();
  // Back and Forward show this page again.
  await page.evaluate(() =>
    dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })),
  );
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  for (const path of ["/", "/privacy-policy"]) {
    await visit(page, path);
    await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
    await draws(page);
  }
  expect(asked.filter((url) => url.includes("/demo/analytics"))).toEqual([]);
  expect(await collected(page)).toHaveLength(1);
  await expect(choice(page)).toBeChecked();

  await choice(page).uncheck();
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  await visit(page, "/");
  await expect.poll(() => collected(page)).toHaveLength(2);
});

test("where the browser keeps nothing, the choice says so", async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(window, "localStorage", {
      get: () => {
        throw new DOMException("Denied", "SecurityError");
      },
    }),
  );
  await visit(page, "/privacy-policy");
  await choice(page).check();
  await expect(page.getByText("Your browser keeps nothing for websites")).toBeVisible();
});

for (const [signal, name, value] of [
  ["Global Privacy Control", "globalPrivacyControl", true],
  ["Do Not Track", "doNotTrack", "1"],
] as const) {
  test(`with ${signal} no script is loaded and nothing is counted`, async ({ page }) => {
    await page.addInitScript(
      ([key, sent]) => Object.defineProperty(navigator, key, { value: sent }),
      [name, value] as const,
    );
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    await visit(page, "/");
    await page.getByRole("banner").getByRole("link", { name: "Giving" }).click();
    await expect(page).toHaveURL("/giving");
    await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
    await draws(page);
    expect(asked.filter((url) => url.includes("/demo/analytics"))).toEqual([]);
    await visit(page, "/privacy-policy");
    await expect(choice(page)).toBeChecked();
    await expect(choice(page)).toBeDisabled();
    await expect(page.getByText("Your browser tells us so already")).toBeVisible();
  });
}

test("a counter that is blocked or broken takes nothing from the page", async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.expect(SAID_OF_FILES);
  for (const fault of ["is not reached", "is refused by a host that fails", "is empty"] as const) {
    await failing(page, COUNTER, fault);
    const asked = page.waitForRequest(`**${COUNTER}`);
    await visit(page, "/events");
    await asked;
    await expect(eventNamed(page, "Soup Lunch")).toBeVisible();
    await page.unrouteAll({ behavior: "ignoreErrors" });
  }
});
