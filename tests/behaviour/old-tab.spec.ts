import type { Page, Route } from "@playwright/test";
import { expect, test } from "#tests/support/test.ts";
import { draws, scrolledBy, visit } from "#tests/support/visit.ts";

// A tab that was opened before the site was built anew asks for scripts that are gone and for data
// that is meant for other scripts; a network may lose or spoil either.

const DATA = /\/giving\.data$/;
const SCRIPT = /\/assets\/giving-[^/]+\.js$/;

type Failure = {
  what: string;
  of: RegExp;
  answer: (route: Route) => Promise<void>;
  /** What the browser's console says of it. */
  says?: RegExp;
};

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
  { what: "data that is gone", of: DATA, answer: saying(404, "Not here"), says: /status of 404/ },
  { what: "data of a server in trouble", of: DATA, answer: saying(500, "Sorry"), says: /of 500/ },
  { what: "data that is cut off", of: DATA, answer: (route) => route.abort(), says: /ERR_FAILED/ },
  { what: "a web page for data", of: DATA, answer: saying(200, "<!DOCTYPE html><p>Hello</p>") },
  { what: "nothing for data", of: DATA, answer: saying(200, "") },
  { what: "half of the data", of: DATA, answer: changing((all) => all.slice(0, all.length / 2)) },
  {
    what: "data of another page",
    of: DATA,
    answer: changing((all) => all.replace('"pages/giving"', '"pages/gifts"')),
  },
  {
    what: "data of another build, in another shape",
    of: DATA,
    answer: changing(ofAnotherBuild),
  },
  {
    what: "data of a build that did not say which it is",
    of: DATA,
    answer: changing((all) => all.replace('"scripts"', '"nothing"').replace('"steps"', '"paces"')),
  },
  { what: "a script that is gone", of: SCRIPT, answer: saying(404, "Gone"), says: /of 404/ },
  {
    what: "a web page for a script",
    of: SCRIPT,
    answer: saying(200, "<p>Hello</p>"),
    says: /MIME/,
  },
  {
    what: "a script that hangs and then fails",
    of: SCRIPT,
    answer: async (route) => {
      const page = route.request().frame().page();
      if (page.url().endsWith("/about-us")) await draws(page);
      await route.abort();
    },
    says: /ERR_FAILED/,
  },
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

const openGiving = (page: Page) =>
  page.getByRole("banner").getByRole("link", { name: "Giving" }).click();

for (const { what, of, answer, says } of failures) {
  test(`${what}: the page asked for is loaded by its address, once`, async ({ page, faults }) => {
    if (says) faults.expect(says);
    await visit(page, "/about-us");
    const loads = loadsOf(page);
    await page.route(of, answer);
    await openGiving(page);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Church Giving");
    await expect(page).toHaveURL("/giving");
    expect(loads).toEqual(["/giving"]);

    await page.unroute(of);
    await page.goBack();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("About Us");
  });
}

test("the place in the page that a link names is found by the full load too", async ({
  page,
  faults,
}) => {
  faults.expect(/of 500/);
  await visit(page, "/giving");
  await page.route(/\/_\.data$/, saying(500, "Sorry"));
  await page.getByRole("button", { name: "Activities" }).click();
  await page.getByRole("link", { name: "Find your place" }).click();
  await expect(page).toHaveURL("/#find-your-place");
  await expect(page.getByRole("heading", { name: "Find your place" })).toBeInViewport();
});

test("Back to a page whose data is of another build loads that page", async ({ page }) => {
  await visit(page, "/giving");
  await page.getByRole("banner").getByRole("link", { name: "About Us" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("About Us");
  const loads = loadsOf(page);
  await page.route(DATA, changing(ofAnotherBuild));
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Church Giving");
  expect(loads).toEqual(["/giving"]);
});

test("whoever goes elsewhere while a page fails is not called back to it", async ({ page }) => {
  await visit(page, "/about-us");
  const loads = loadsOf(page);
  const { promise: mayFail, resolve: fail } = Promise.withResolvers<void>();
  await page.route(DATA, async (route) => {
    await mayFail;
    await route.fulfill({ status: 500, body: "Sorry" });
  });
  await openGiving(page);
  await page.getByRole("banner").getByRole("link", { name: "Events" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Events");
  fail();
  await page.getByRole("banner").getByRole("link", { name: "About Us" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("About Us");
  expect(loads).toEqual([]);
});

for (const kind of ["the page's script", "only its data"]) {
  test(`without network, when ${kind} is missing, the page being read stays and says so`, async ({
    page,
    context,
    faults,
  }) => {
    faults.expect(/ERR_INTERNET_DISCONNECTED/);
    await visit(page, "/about-us");
    if (kind === "only its data") {
      await openGiving(page);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Church Giving");
      await page.goBack();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("About Us");
    }
    await page.evaluate(() => window.scrollTo(0, 600));
    await context.setOffline(true);
    await page.getByRole("banner").getByRole("link", { name: "Giving" }).focus();
    const before = await scrolledBy(page);
    await page.keyboard.press("Enter");
    await expect(page.getByRole("status").getByText("could not be reached")).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("About Us");
    await expect(page).toHaveURL("/about-us");
    expect(await scrolledBy(page)).toBe(before);

    await context.setOffline(false);
    await openGiving(page);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Church Giving");
    await expect(page).toHaveURL("/giving");
  });
}

test("nothing of all this is kept in the browser", async ({ page, faults }) => {
  faults.expect(/of 500/);
  await visit(page, "/about-us");
  await page.route(DATA, saying(500, "Sorry"));
  await openGiving(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Church Giving");
  expect(await page.evaluate(() => sessionStorage.length + localStorage.length)).toBe(0);
});
