import type { Page } from "@playwright/test";
import { whileServing } from "#tests/support/site.ts";
import { breakFiles, FILE_ERRORS } from "#tests/support/surroundings.ts";
import { expect, test as siteTest } from "#tests/support/test.ts";
import { eventNamed, visit, waitUntilIdle } from "#tests/support/visit.ts";

const ANALYTICS = "/demo/analytics/script.js";

/** The collector lists the page views of everybody, so each of these tests has a server of its own. */
const test = siteTest.extend({
  baseURL: ({ browserName: _ }, provide) => whileServing(({ address }) => provide(address)),
});

type PageView = { url: string; title: string };

async function collected(page: Page): Promise<PageView[]> {
  const headers = { Accept: "application/json" };
  return (await page.request.get("/demo/analytics", { headers })).json();
}

async function counted(page: Page, count: number): Promise<PageView | undefined> {
  await expect.poll(() => collected(page)).toHaveLength(count);
  return (await collected(page)).at(-1);
}

/** Tells the page that the browser had kept it, as Back and Forward do: a browser under test keeps no pages. */
async function isShownAgain(page: Page): Promise<void> {
  await page.evaluate(() =>
    dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })),
  );
}

test("a page view is counted for each page shown, and no move within one", async ({ page }) => {
  await visit(page, "/");
  await page.getByLabel("Primary").check();
  const menu = page.getByRole("banner");
  const steps: [go: () => Promise<unknown>, url: string, title: RegExp][] = [
    [() => waitUntilIdle(page), "/", /^Sunday worship/],
    [() => menu.getByRole("link", { name: "Events" }).click(), "/events", /^Events/],
    [() => menu.getByRole("link", { name: "Giving" }).click(), "/giving", /^Giving/],
    [() => page.goBack(), "/events", /^Events/],
    [() => isShownAgain(page), "/events", /^Events/],
    [() => visit(page, "/privacy-policy"), "/privacy-policy", /^Privacy/],
  ];
  for (const [index, [go, url, title]] of steps.entries()) {
    await go();
    const view = await counted(page, index + 1);
    expect(view).toMatchObject({ url, title: expect.stringMatching(title) });
  }
  await page.getByRole("navigation", { name: "In this notice" }).getByRole("link").last().click();
  await expect(page).toHaveURL(/#/);
  await waitUntilIdle(page);
  await counted(page, 6);
});

test("nothing is counted of an address but its path", async ({ page, consoleErrors, baseURL }) => {
  consoleErrors.expect(/status of 404/, /404: there is no page at/);
  for (const [index, path] of ["/nobody", "//evil.example/x"].entries()) {
    await visit(page, `${baseURL}${path}`);
    const { pathname } = new URL(page.url());
    // Some hosts make one slash of two.
    expect([path, path.slice(1)]).toContain(pathname);
    expect((await counted(page, index + 1))?.url).toBe(pathname);
  }
  await visit(page, "/?utm=flyer&fbclid=abc&member=1234#find-your-place");
  expect((await counted(page, 3))?.url).toBe("/");
  expect(JSON.stringify(await collected(page))).not.toMatch(/flyer|abc|1234/);
});

const choice = (page: Page) => page.getByRole("checkbox", { name: "Do not count my visits" });

test("who chooses not to be counted is counted no more, from then on", async ({ page }) => {
  await visit(page, "/privacy-policy");
  await counted(page, 1);
  await choice(page).check();
  await expect(page.getByText("visits from this browser are not counted")).toBeVisible();
  await isShownAgain(page);
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url()));
  for (const path of ["/", "/privacy-policy"]) {
    await visit(page, path);
    await waitUntilIdle(page);
  }
  expect(requests.filter((url) => url.includes("/demo/analytics"))).toEqual([]);
  await counted(page, 1);
  await expect(choice(page)).toBeChecked();

  await choice(page).uncheck();
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  await visit(page, "/");
  await counted(page, 2);
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
    const requests: string[] = [];
    page.on("request", (request) => requests.push(request.url()));
    await visit(page, "/privacy-policy");
    await expect(choice(page)).toBeChecked();
    await expect(choice(page)).toBeDisabled();
    await expect(page.getByText("Your browser tells us so already")).toBeVisible();
    await page.getByRole("banner").getByRole("link", { name: "Giving" }).click();
    await expect(page).toHaveURL("/giving");
    await waitUntilIdle(page);
    expect(requests.filter((url) => url.includes("/demo/analytics"))).toEqual([]);
  });
}

test("broken analytics take nothing from the page", async ({ page, consoleErrors }) => {
  consoleErrors.expect(FILE_ERRORS);
  for (const fault of ["is not reached", "is empty"] as const) {
    await breakFiles(page, ANALYTICS, fault);
    const request = page.waitForRequest(`**${ANALYTICS}`);
    await visit(page, "/events");
    await request;
    await expect(eventNamed(page, "Soup Lunch")).toBeVisible();
    await page.unrouteAll({ behavior: "ignoreErrors" });
  }
});
