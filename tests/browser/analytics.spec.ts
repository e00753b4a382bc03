import type { Page } from "@playwright/test";
import { whileServing } from "#tests/support/site.ts";
import { showFromMemory } from "#tests/support/surroundings.ts";
import { expect, test as siteTest } from "#tests/support/test.ts";
import { visit, waitUntilIdle } from "#tests/support/visit.ts";

/** The collector lists the page views of everybody, so each of these tests has a server of its own. */
const test = siteTest.extend({
  baseURL: ({ browserName: _ }, provide) => whileServing(({ address }) => provide(address)),
});

type PageView = { url: string; title: string };

async function readPageViews(page: Page): Promise<PageView[]> {
  const headers = { Accept: "application/json" };
  return (await page.request.get("/demo/analytics", { headers })).json();
}

/** Waits until so many page views have been counted. Returns the last of them. */
async function waitForPageViews(page: Page, count: number): Promise<PageView | undefined> {
  await expect.poll(() => readPageViews(page)).toHaveLength(count);
  return (await readPageViews(page)).at(-1);
}

test("each page that is shown counts as one page view, and a move within it does not count", async ({
  page,
}) => {
  await visit(page, "/?utm=flyer&member=1234#find-your-place");
  await page.getByLabel("Primary").check();
  const menu = page.getByRole("banner");
  const steps: [go: () => Promise<unknown>, url: string, title: RegExp][] = [
    [() => waitUntilIdle(page), "/", /^Sunday worship/],
    [() => menu.getByRole("link", { name: "Events" }).click(), "/events", /^Events/],
    [() => menu.getByRole("link", { name: "Giving" }).click(), "/giving", /^Giving/],
    [() => page.goBack(), "/events", /^Events/],
    [() => showFromMemory(page), "/events", /^Events/],
    [() => visit(page, "/privacy-policy"), "/privacy-policy", /^Privacy/],
  ];
  for (const [index, [go, url, title]] of steps.entries()) {
    await go();
    const view = await waitForPageViews(page, index + 1);
    expect(view).toMatchObject({ url, title: expect.stringMatching(title) });
  }
  await page.getByRole("navigation", { name: "In this notice" }).getByRole("link").last().click();
  await expect(page).toHaveURL(/#/);
  await waitUntilIdle(page);
  await waitForPageViews(page, 6);
  // A page view has the path of an address, and nothing behind it.
  expect(JSON.stringify(await readPageViews(page))).not.toMatch(/flyer|1234/);
});

/** The visitor's choice on the privacy notice. */
const choice = (page: Page) => page.getByRole("checkbox", { name: "Do not count my visits" });

test("visitors who choose not to be counted are not counted from then on, until they choose otherwise", async ({
  page,
}) => {
  await visit(page, "/privacy-policy");
  await waitForPageViews(page, 1);
  await choice(page).check();
  await expect(page.getByText("visits from this browser are not counted")).toBeVisible();
  await showFromMemory(page);
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url()));
  for (const path of ["/", "/privacy-policy"]) {
    await visit(page, path);
    await waitUntilIdle(page);
  }
  expect(requests.filter((url) => url.includes("/demo/analytics"))).toEqual([]);
  await waitForPageViews(page, 1);
  await expect(choice(page)).toBeChecked();

  await choice(page).uncheck();
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  await visit(page, "/");
  await waitForPageViews(page, 2);
});

for (const [signal, name, value] of [
  ["Global Privacy Control", "globalPrivacyControl", true],
  ["Do Not Track", "doNotTrack", "1"],
] as const) {
  test(`a visitor whose browser sends ${signal} is not counted, and no script for it is loaded`, async ({
    page,
  }) => {
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
