import { createServer } from "node:http";
import type { Page } from "@playwright/test";
import { findViolations } from "#tests/support/axe.ts";
import { addressesOnDevice, readTwoPages, test, waitForCopies } from "#tests/support/network.ts";
import { expect } from "#tests/support/test.ts";
import { visit, waitUntilIdle } from "#tests/support/visit.ts";

const WORKER = "/service-worker.js";

const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const note = (page: Page) => page.getByText("this is the copy saved on your device");

test("nothing is kept on the device of a visitor who reads one page, or who saves data", async ({
  page,
  network,
}) => {
  await visit(page, "/giving");
  await waitUntilIdle(page);
  await page.addInitScript(() =>
    Object.defineProperty(navigator, "connection", { value: { saveData: true } }),
  );
  await readTwoPages(page);
  await waitUntilIdle(page);
  expect(network.requests).not.toContain(WORKER);
  expect(await addressesOnDevice(page)).toEqual([]);
});

test("a page that was read is read again without signal, with its day; any other is “No signal”", async ({
  page,
  network,
  consoleErrors,
}) => {
  consoleErrors.expect(/net::ERR_(?:CONNECTION_REFUSED|FAILED|INTERNET_DISCONNECTED)/);
  await waitForCopies(page);
  // The host has a page at the editor's address, and no icon for it.
  consoleErrors.allow(/status of 404/);
  network.missing = /^\/edit/;
  await page.goto("/edit/");
  await expect(heading(page)).toHaveText("Welcome");
  await visit(page, "/activities/the-ark");
  await expect(note(page)).toBeHidden();
  await waitUntilIdle(page);
  await network.cut();

  const missing: string[] = [];
  page.on("requestfailed", (request) => missing.push(new URL(request.url()).pathname));
  for (const [path, name] of [
    // Both were read before there was a worker, which then was told of them.
    ["/privacy-policy", "Privacy Policy"],
    ["/about-us", "About Us"],
    ["/activities/the-ark/?from=notice", "The Ark"],
  ] as const) {
    await visit(page, path);
    await expect(heading(page)).toHaveText(name);
    await expect(note(page)).toContainText("the page as it was on 21 November 2026.");
  }
  expect(await findViolations(page, note(page).locator(".."))).toEqual([]);
  expect(missing.filter((path) => /\/assets\/.*\.(?:css|js|woff2)$/.test(path))).toEqual([]);

  await page.goto("/giving");
  await expect(page).toHaveURL("/giving");
  await expect(heading(page)).toHaveText("No signal");
  await expect(note(page)).toBeHidden();
  await expect(page.getByRole("main").getByRole("link", { name: "028 9649 6012" })).toBeVisible();
  expect(await findViolations(page)).toEqual([]);

  await network.mend();
  await page.getByRole("main").getByRole("link", { name: "Try again" }).click();
  await expect(heading(page)).toHaveText("Church Giving");
  await expect(note(page)).toBeHidden();
  const addresses = await addressesOnDevice(page);
  expect(addresses).toEqual(
    expect.arrayContaining(["/about-us", "/activities/the-ark", "/giving"]),
  );
  expect(
    addresses.filter((path) => !path.startsWith("/") || /^\/(?:edit|demo)/.test(path)),
  ).toEqual([]);
});

test("the copy of home is calm and whole, even if its visitor never scrolled down", async ({
  page,
  network,
  consoleErrors,
}) => {
  consoleErrors.expect(/net::ERR_(?:CONNECTION_REFUSED|FAILED|INTERNET_DISCONNECTED)/);
  consoleErrors.allow(/Failed to fetch/);
  await visit(page, "/");
  await page.getByRole("banner").getByRole("link", { name: "About Us" }).click();
  await expect.poll(() => addressesOnDevice(page)).toContain("/");
  await waitUntilIdle(page);
  await network.cut();
  await visit(page, "/");
  await expect(note(page)).toBeVisible();
  const windows = page.getByRole("region", { name: "Find your place" }).locator("img");
  const failed = page.waitForEvent("requestfailed", (request) => request.url().endsWith(".svg"));
  await windows.last().scrollIntoViewIfNeeded();
  await failed;
  await expect(windows.last()).toBeHidden();
  await expect(page.getByText("We couldn’t load the rest of this page.")).toBeHidden();
});

test("a network that answers nothing gives way to the copy after four seconds", async ({
  page,
  network,
}) => {
  await waitForCopies(page);
  await waitUntilIdle(page);
  // It takes every request, and never answers.
  network.website = createServer(() => {});
  const begun = Date.now();
  await page.goto("/about-us", { waitUntil: "commit" });
  expect(Date.now() - begun).toBeGreaterThan(3500);
  await expect(note(page)).toBeVisible();
});
