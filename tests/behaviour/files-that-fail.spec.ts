import type { Page } from "@playwright/test";
import { builtPage, one, wordsOf } from "#tests/support/built-html.ts";
import { groupPages } from "#tests/support/every-page.ts";
import { everyFault, type Fault, failing, SAID_OF_FILES } from "#tests/support/failing-file.ts";
import { dialog, events } from "#tests/support/locators.ts";
import { desktop, telephone } from "#tests/support/screens.ts";
import { expect, test } from "#tests/support/test.ts";
import { scriptHasArrived, visit } from "#tests/support/visit.ts";

const PICTURE = /\.(avif|webp|jpe?g|png|svg)$/;
const COUNTER = "/demo/analytics/script.js";
const A_FEW_SENTENCES = /(?:\S+\s+){25}/;

/** The style sheets, fonts and scripts that a page asks for, in their order, and its pictures as one. */
async function filesOf(page: Page, path: string): Promise<(string | RegExp)[]> {
  const files = new Set<string>();
  const note = (request: { url: () => string }) => files.add(new URL(request.url()).pathname);
  page.on("request", note);
  await page.goto(path);
  await scriptHasArrived(page);
  page.off("request", note);
  const named = [...files].filter((file) => /^\/assets\/.*\.(css|woff2|js)$/.test(file));
  return [...named, PICTURE];
}

/** All faults for what everything else hangs on; two for any other file, a different pair for the next. */
function faultsOf(file: string | RegExp, index: number): Fault[] {
  const isSheet = String(file).endsWith(".css");
  const isMain = /entry|\/react-|\/site-/.test(String(file));
  const half = everyFault.length / 2;
  const chosen = everyFault.filter((_, at) => isMain || at % half === index % half);
  // Until a style sheet has come or failed no browser draws anything.
  return chosen.filter((fault) => !(isSheet && fault === "never comes"));
}

async function expectWhole(page: Page, path: string): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    wordsOf(one("h1", builtPage(path))),
  );
  await expect(page.getByRole("main")).toHaveText(A_FEW_SENTENCES, { useInnerText: true });
  await expect(page.getByText("Unexpected Application Error")).toHaveCount(0);
  if (path === "/" || path === "/events") {
    // Of a page with a file that never comes some may still be on its way.
    await expect.poll(() => events(page).count()).toBeGreaterThanOrEqual(5);
  }
  await page.getByRole("contentinfo").getByRole("link").first().click({ trial: true });
}

/** Opens the menu of the header; a click would land on what it leads to, since nothing lies over that. */
async function openMenu(page: Page, isWide: boolean): Promise<void> {
  const header = page.getByRole("banner");
  if (isWide) {
    await header.getByRole("link", { name: "Giving" }).first().click({ trial: true });
    await header.getByRole("button", { name: "Activities" }).first().click();
    await header
      .getByRole("link", { name: /^The Ark/ })
      .first()
      .click({ trial: true });
  } else {
    await header.getByRole("button", { name: /menu/i }).click();
    await dialog(page).getByRole("link", { name: "Giving" }).click({ trial: true });
  }
}

async function expectGoodWith(page: Page, path: string, broken: Broken): Promise<void> {
  const { file, fault, isWide } = broken;
  await page.setViewportSize(isWide ? desktop : telephone);
  await failing(page, file, fault);
  await page.goto(path, { waitUntil: fault === "never comes" ? "commit" : "load" });
  await page.evaluate(() => dispatchEvent(new Event("mouseover")));
  if (fault !== "never comes") {
    await expect(page.locator("html:is([data-hydrated], [data-lost])")).toBeAttached();
  }
  await expectWhole(page, path);
  await openMenu(page, isWide);
  await page.unrouteAll({ behavior: "ignoreErrors" });
}

type Broken = { file: string | RegExp; fault: Fault; isWide: boolean };

const shares = 3;
for (const path of ["/", "/events", "/this-week", groupPages.at(-1) ?? "", "/about-us"]) {
  for (const share of path === "/" ? Array(shares).keys() : [null]) {
    const part = share === null ? "" : ` (${share + 1} of ${shares})`;
    test(`${path} can be read, and its menu leads on, whichever of its files fails${part}`, async ({
      page,
      consoleErrors,
    }) => {
      consoleErrors.expect(SAID_OF_FILES);
      const home = await filesOf(page, "/");
      const files = path === "/" ? home : [...without(await filesOf(page, path), home), PICTURE];
      const broken = files.flatMap((file, index) =>
        faultsOf(file, index).map((fault, turn) => ({
          file,
          fault,
          isWide: (index + turn) % 2 === 0,
        })),
      );
      for (const one of broken.filter((_, at) => share === null || at % shares === share)) {
        await test.step(`${one.file} ${one.fault}`, () => expectGoodWith(page, path, one));
      }
    });
  }
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
    await expectWhole(page, "/events");
    await openMenu(page, true);
    await page.unrouteAll({ behavior: "ignoreErrors" });
  }
});

for (const path of ["/", "/events", "/giving"]) {
  test(`${path} shows what has come of it where its HTML is cut short, and its menu leads on`, async ({
    page,
  }) => {
    await page.route(`**${path}`, async (route) => {
      const response = await route.fetch();
      const body = await response.body();
      await route.fulfill({ response, body: body.subarray(0, body.length * 0.75) });
    });
    for (const screen of [desktop, telephone]) {
      await page.setViewportSize(screen);
      await page.goto(path);
      await expect(page.getByRole("main")).toHaveText(A_FEW_SENTENCES, { useInnerText: true });
      await openMenu(page, screen === desktop);
    }
  });
}

function without<Item>(all: Item[], some: Item[]): Item[] {
  return all.filter((one) => !some.includes(one));
}
