import { createServer } from "node:http";
import type { Page } from "@playwright/test";
import { violationsOf } from "#tests/support/axe.ts";
import { NOT_FETCHED } from "#tests/support/fake-calendar.ts";
import { haveKept, keptOnDevice, readTwoPages, test } from "#tests/support/network.ts";
import type { Site } from "#tests/support/site.ts";
import { type ConsoleErrors, expect } from "#tests/support/test.ts";
import { isIdle, visit } from "#tests/support/visit.ts";

const WORKER = "/service-worker.js";
const NOTE = "There was no signal, so this is the copy that your device has kept";

const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const note = (page: Page) => page.getByText(NOTE);

/** Cuts the network once nothing is on its way, and expects of the console that it says so, beside `others`. */
async function loseSignal(page: Page, network: Site, errors: ConsoleErrors, ...others: RegExp[]) {
  await isIdle(page);
  await network.cut();
  errors.expect(/net::ERR_(?:CONNECTION_REFUSED|FAILED|INTERNET_DISCONNECTED)/, ...others);
}

for (const [who, prepare, read] of [
  [
    "that comes from a website whose address begins like this one, and reads one page",
    () => Object.defineProperty(document, "referrer", { value: `${window.origin}.evil.example/` }),
    (page: Page) => visit(page, "/giving"),
  ],
  [
    "that saves data, and reads two",
    () => Object.defineProperty(navigator, "connection", { value: { saveData: true } }),
    readTwoPages,
  ],
  ["that reads one; a second page is kept", () => {}, (page: Page) => visit(page, "/")],
] as const) {
  test(`nothing is kept for a visitor ${who}`, async ({ page, network }) => {
    await page.addInitScript(prepare);
    await read(page);
    await isIdle(page);
    expect(network.asked).not.toContain(WORKER);
    expect(await keptOnDevice(page)).toEqual({ caches: [], databases: [], workers: 0 });
    if (!who.endsWith("kept")) return;
    await haveKept(page);
    expect(network.asked).toContain(WORKER);
  });
}

const inLondon = { dateStyle: "long", timeZone: "Europe/London" } as const;
const TODAY = new Date().toLocaleDateString("en-GB", inLondon);

test("each kept page is read without signal", async ({ page, network, consoleErrors }) => {
  await haveKept(page);
  await visit(page, "/giving");
  await loseSignal(page, network, consoleErrors, NOT_FETCHED);
  const missing: string[] = [];
  page.on("requestfailed", (request) => missing.push(request.url()));
  for (const [path, name] of [
    ["/", "Sunday"],
    ["/this-week", "This Week"],
    ["/events", "Events"],
    ["/about-us", "About Us"],
    ["/activities/the-ark", "The Ark"],
    ["/activities/the-ark/?from=notice", "The Ark"],
    // It was read lately.
    ["/giving", "Church Giving"],
  ] as const) {
    await test.step(path, async () => {
      await visit(page, path);
      await expect(heading(page)).toContainText(name);
      await expect(note(page)).toContainText(`: the page as it was on ${TODAY}.`);
      await expect(page.getByRole("contentinfo")).toContainText("028 9649 6012");
    });
  }
  expect(await violationsOf(page)).toEqual([]);
  const needed = /\/assets\/(?!.*-rare-).*\.(?:css|js|woff2)$/;
  expect(missing.filter((url) => needed.test(url))).toEqual([]);
});

// That it leads on once there is signal is held by tests/journeys.
test("what is not kept is the page “No signal”", async ({ page, network, consoleErrors }) => {
  await haveKept(page);
  await loseSignal(page, network, consoleErrors);
  await page.goto("/giving");
  await expect(page).toHaveURL("/giving");
  await expect(heading(page)).toHaveText("No signal");
  expect(await violationsOf(page)).toEqual([]);
  const main = page.getByRole("main");
  await expect(main.getByRole("link", { name: "028 9649 6012" })).toBeVisible();
  await main.getByRole("link", { name: "The Ark" }).click();
  await expect(heading(page)).toHaveText("The Ark");
});

test("a kept page is fetched once there is signal", async ({ page, network, consoleErrors }) => {
  await haveKept(page);
  await loseSignal(page, network, consoleErrors, NOT_FETCHED);
  await visit(page, "/this-week");
  await network.mend();
  await page.getByRole("link", { name: "Try again" }).click();
  await expect(note(page)).toHaveCount(0);
  await expect(heading(page)).toHaveText("This Week");
  await isIdle(page);
  await network.cut();

  // What could not be fetched beforehand is asked for again.
  await page.goto("/about-us");
  const failed: string[] = [];
  page.context().on("requestfailed", (request) => failed.push(new URL(request.url()).pathname));
  const link = page.getByRole("banner").getByRole("link", { name: "Events" });
  await link.hover();
  await expect.poll(() => failed).toContain("/events");
  await network.mend();
  await link.click();
  await expect(heading(page)).toHaveText("Events");
  await expect(note(page)).toHaveCount(0);
});

test("what the host says itself is shown", async ({ page, network, consoleErrors }) => {
  await haveKept(page);
  consoleErrors.expect(/status of 404/, /404: there is no page/, /status of 500/);
  await page.goto("/nobody/lives/here");
  await expect(heading(page)).toHaveText("Oops! Page not found");
  network.website = createServer((_, response) => {
    response.writeHead(500).end("The host has failed");
  });
  await page.goto("/this-week");
  await expect(page.getByText("The host has failed")).toBeVisible();
});

test("a church that wants no copies has them taken away", async ({ page, publishNext }) => {
  await haveKept(page);
  await visit(page, "/giving");
  await publishNext("leaves");
  await page.evaluate(() => navigator.serviceWorker.ready.then((worker) => worker.update()));
  await expect.poll(() => keptOnDevice(page)).toEqual({ caches: [], databases: [], workers: 0 });
  await visit(page, "/this-week");
  await expect(heading(page)).toHaveText("The next build");
});
