import type { Page } from "@playwright/test";
import { NOT_FETCHED } from "#tests/support/fake-calendar.ts";
import { haveKept, keptOnDevice, readTwoPages, test } from "#tests/support/network.ts";
import { expect } from "#tests/support/test.ts";
import { visit } from "#tests/support/visit.ts";

function emptyStyles(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]")]
      .filter(({ sheet }) => !sheet?.cssRules.length)
      .map(({ href }) => href),
  );
}

/** Has the browser ask for the worker that is published now, which takes the place of the one that it has. */
async function renewWorker(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const renewed = new Promise((done) =>
      navigator.serviceWorker.addEventListener("controllerchange", done),
    );
    await (await navigator.serviceWorker.ready).update();
    await renewed;
  });
}

test("a page sent for a style is not kept", async ({ page, network, consoleErrors }) => {
  network.missing = /about-us-.*css/;
  await readTwoPages(page);
  expect(await emptyStyles(page)).toHaveLength(1);
  await expect.poll(() => network.asked).toContain("/service-worker.js");
  await expect.poll(async () => (await keptOnDevice(page)).workers).toBe(0);

  network.missing = /giving-.*css/;
  await haveKept(page);
  expect(await emptyStyles(page)).toEqual([]);
  await visit(page, "/giving");
  expect(await emptyStyles(page)).toHaveLength(1);

  network.missing = null;
  await visit(page, "/giving");
  expect(await emptyStyles(page)).toEqual([]);
  await network.cut();
  consoleErrors.expect(/net::ERR_CONNECTION_REFUSED/);
  for (const path of ["/about-us", "/giving"]) {
    await visit(page, path);
    expect(await emptyStyles(page), path).toEqual([]);
  }
});

test("a new build replaces the old one", async ({ page, network, publishNext, consoleErrors }) => {
  await haveKept(page);
  await visit(page, "/giving");
  await page.evaluate(async () => {
    const noted = indexedDB.open("workbox-expiration");
    await new Promise((opened) => (noted.onsuccess = opened));
    noted.result.close();
    await (await navigator.serviceWorker.ready).navigationPreload.enable();
    await (await caches.open("church-diary")).put("/feed", new Response(`[{"pin":533847}]`));
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const file of await cache.keys()) {
        const page = new Response("<h1>Welcome</h1>", { headers: { "Content-Type": "text/html" } });
        if (file.url.endsWith(".css")) await cache.put(file, page);
      }
    }
  });
  await publishNext("keeps copies");
  await renewWorker(page);
  await expect.poll(async () => (await keptOnDevice(page)).databases).toEqual([]);
  const left = () =>
    page.evaluate(async () => {
      const all = await Promise.all(
        (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
      );
      const paths = all.flat().map(({ url }) => new URL(url).pathname);
      const { enabled } = await (await navigator.serviceWorker.ready).navigationPreload.getState();
      return { enabled, copies: paths.filter((path) => /^\/(?:this-week|feed)$/.test(path)) };
    });
  await expect.poll(left).toEqual({ enabled: false, copies: ["/this-week"] });
  for (const path of ["/about-us", "/giving"]) {
    await visit(page, path);
    expect(await emptyStyles(page), path).toEqual([]);
  }
  await network.cut();
  consoleErrors.expect(/net::ERR_/, NOT_FETCHED);
  await visit(page, "/this-week");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("The next build");
});

test("the last thirty pages are kept, and no note of when they were read", async ({ page }) => {
  await haveKept(page);
  await page.evaluate(async () => {
    const cache = await caches.open("visited-pages");
    for (let visit = 1; visit <= 30; visit++) await cache.put(`/page-${visit}`, new Response(""));
  });
  await visit(page, "/giving");
  const visited = () =>
    page.evaluate(async () =>
      (await (await caches.open("visited-pages")).keys()).map(({ url }) => new URL(url).pathname),
    );
  await expect.poll(visited).toHaveLength(30);
  expect(await visited()).toEqual(expect.arrayContaining(["/giving", "/page-30", "/page-2"]));
  expect((await keptOnDevice(page)).databases).toEqual([]);
});
