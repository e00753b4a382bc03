import type { Page, Route } from "@playwright/test";
import { expect, test } from "#tests/support/test.ts";
import { draws, scrolledBy, visit } from "#tests/support/visit.ts";

// A tab that was opened before the site was built anew asks for scripts that are gone and for data
// that is meant for other scripts; a network may lose or spoil either.

const DATA = /\/giving\.data$/;
const SCRIPT = /\/assets\/giving-[^/]+\.js$/;

/** What goes wrong with what file, how it is answered, and what the browser's console says of it. */
type Failure = [what: string, of: RegExp, answer: (route: Route) => Promise<void>, says?: RegExp];

/** Answers with the real data, changed. */
const changing = (change: (data: string) => string) => async (route: Route) => {
  const real = await (await route.fetch()).text();
  await route.fulfill({ body: change(real) });
};

const ofAnotherBuild = (data: string) =>
  data.replace(/("scripts",)"[\da-f]+"/, '$1"0000aaaa"').replace('"steps"', '"paces"');

const saying = (status: number, body: string) => (route: Route) =>
  route.fulfill({ status, body, contentType: "text/html" });

const failures: Failure[] = [
  ["data that is gone", DATA, saying(404, "Not here"), /status of 404/],
  ["data of a server in trouble", DATA, saying(500, "Sorry"), /of 500/],
  ["data that is cut off", DATA, (route) => route.abort(), /ERR_FAILED/],
  ["a web page for data", DATA, saying(200, "<!DOCTYPE html><p>Hello</p>")],
  ["nothing for data", DATA, saying(200, "")],
  ["half of the data", DATA, changing((all) => all.slice(0, all.length / 2))],
  ["data of another page", DATA, changing((all) => all.replace('"pages/giving"', '"pages/gifts"'))],
  ["data of another build, in another shape", DATA, changing(ofAnotherBuild)],
  [
    "data of a build that did not say which it is",
    DATA,
    changing((all) => all.replace('"scripts"', '"nothing"').replace('"steps"', '"paces"')),
  ],
  ["a script that is gone", SCRIPT, saying(404, "Gone"), /of 404/],
  ["a web page for a script", SCRIPT, saying(200, "<p>Hello</p>"), /MIME/],
  [
    "a script that hangs and then fails",
    SCRIPT,
    async (route) => {
      const page = route.request().frame().page();
      if (page.url().endsWith("/about-us")) await draws(page);
      await route.abort();
    },
    /ERR_FAILED/,
  ],
];

/** Every page that is loaded as a document from now on, by its path. */
function loadsOf(page: Page): string[] {
  const loads: string[] = [];
  page.on("request", (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) {
      loads.push(new URL(request.url()).pathname);
    }
  });
  return loads;
}

const openPage = (page: Page, name: string) =>
  page.getByRole("banner").getByRole("link", { name }).click();
const openGiving = (page: Page) => openPage(page, "Giving");
const expectHeading = (page: Page, words: string) =>
  expect(page.getByRole("heading", { level: 1 })).toContainText(words);

for (const [what, of, answer, says] of failures) {
  test(`${what}: the page is loaded by its address, once`, async ({ page, consoleErrors }) => {
    if (says) consoleErrors.expect(says);
    await visit(page, "/about-us");
    const loads = loadsOf(page);
    await page.route(of, answer);
    await openGiving(page);
    await expectHeading(page, "Church Giving");
    await expect(page).toHaveURL("/giving");
    expect(loads).toEqual(["/giving"]);
    // Nothing of all this is kept in the browser.
    expect(await page.evaluate(() => sessionStorage.length + localStorage.length)).toBe(0);

    await page.unroute(of);
    await page.goBack();
    await expectHeading(page, "About Us");
  });
}

test("a full load, too, finds the place a link names", async ({ page, consoleErrors }) => {
  consoleErrors.expect(/of 500/);
  await visit(page, "/giving");
  await page.route(/\/_\.data$/, saying(500, "Sorry"));
  await page.getByRole("button", { name: "Activities" }).click();
  await page.getByRole("link", { name: "Find your place" }).click();
  await expect(page).toHaveURL("/#find-your-place");
  await expect(page.getByRole("heading", { name: "Find your place" })).toBeInViewport();
});

for (const [what, answer, says] of [
  ["is of another build", changing(ofAnotherBuild), []],
  ["is cut off", (route: Route) => route.abort(), [/ERR_FAILED/]],
] as const) {
  test(`Back to a page whose data ${what} loads that page`, async ({ page, consoleErrors }) => {
    consoleErrors.expect(...says);
    await visit(page, "/");
    for (const name of ["Giving", "About Us"]) {
      await openPage(page, name);
      await expectHeading(page, name);
    }
    const loads = loadsOf(page);
    const { promise: hasAnswered, resolve: answered } = Promise.withResolvers<void>();
    await page.route(DATA, (route) => answer(route).then(answered));
    // React Router looks at the data only when the page's styles have come.
    await page.route(/\.css$/, (route) => hasAnswered.then(() => route.continue()));
    await page.goBack();
    await expectHeading(page, "Church Giving");
    expect(loads).toEqual(["/giving"]);
  });
}

test("whoever goes elsewhere while a page fails is not called back to it", async ({ page }) => {
  await visit(page, "/about-us");
  const loads = loadsOf(page);
  const { promise: mayFail, resolve: fail } = Promise.withResolvers<void>();
  await page.route(DATA, async (route) => {
    await mayFail;
    await route.fulfill({ status: 500, body: "Sorry" });
  });
  await openGiving(page);
  await openPage(page, "Events");
  await expectHeading(page, "Events");
  fail();
  await openPage(page, "About Us");
  await expectHeading(page, "About Us");
  expect(loads).toEqual([]);
});

for (const kind of ["the page's script", "only its data"]) {
  test(`without network, when ${kind} is missing, the page stays and says so`, async ({
    page,
    context,
    consoleErrors,
  }) => {
    consoleErrors.expect(/ERR_INTERNET_DISCONNECTED/);
    await visit(page, "/about-us");
    if (kind === "only its data") {
      await openGiving(page);
      await expectHeading(page, "Church Giving");
      await page.goBack();
      await expectHeading(page, "About Us");
    }
    await page.evaluate(() => window.scrollTo(0, 600));
    await context.setOffline(true);
    await page.getByRole("banner").getByRole("link", { name: "Giving" }).focus();
    const before = await scrolledBy(page);
    await page.keyboard.press("Enter");
    await expect(page.getByRole("status").getByText("could not be reached")).toBeVisible();
    await expectHeading(page, "About Us");
    await expect(page).toHaveURL("/about-us");
    expect(await scrolledBy(page)).toBe(before);

    await context.setOffline(false);
    await openGiving(page);
    await expectHeading(page, "Church Giving");
    await expect(page).toHaveURL("/giving");
  });
}
