import { rmSync } from "node:fs";
import path from "node:path";
import type { BrowserContext, Page } from "@playwright/test";
import { builtPages } from "#tests/support/built-pages.ts";
import { showLazyPictures } from "#tests/support/screens.ts";
import { noEvents } from "#tests/support/visit.ts";
import { withBuiltSite } from "#tools/browser/with-built-site.ts";

/**
 * Takes a picture of every page of the built site and of its states, by day and by night, from a telephone
 * to a large screen, and prints every page, into the folder `shots`. Given addresses, it does so with those alone.
 */

const shots = path.resolve("shots");
const FEED = "**/embed/calendar/json";

const screens = [
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
];

const wanted = process.argv.slice(2);
const isWanted = ({ at }: State) => wanted.length === 0 || wanted.includes(at);

const pages: State[] = [...builtPages, "/an-unknown-address"].map((at) => ({
  name: at === "/" ? "home" : at.slice(1).replaceAll("/", "-"),
  at,
}));

type State = {
  name: string;
  at: string;
  before?: (page: Page) => Promise<unknown>;
  after?: (page: Page) => Promise<unknown>;
};

const eventsStates: State[] = [
  { name: "events-waiting", at: "/events", before: (page) => page.route(FEED, () => {}) },
  {
    name: "events-empty",
    at: "/events",
    before: (page) => page.route(FEED, (route) => route.fulfill({ json: [] })),
    after: (page) => noEvents(page).waitFor(),
  },
  {
    name: "events-failed",
    at: "/events",
    before: (page) => page.route(FEED, (route) => route.fulfill({ status: 500 })),
    after: (page) => page.getByRole("alert").waitFor(),
  },
];

// A church without an account at ChurchSuite has no such page.
const states = builtPages.includes("/events") ? eventsStates : [];

/** The menu of each screen, opened. */
const menus: Record<number, State> = {
  390: {
    name: "drawer",
    at: builtPages.find((page) => page.startsWith("/activities/")) ?? "/giving",
    after: async (page) => {
      await page.getByRole("button", { name: "Open menu" }).click();
      const lists = page.getByRole("dialog").locator("summary");
      if ((await lists.count()) > 0) await lists.last().click();
    },
  },
  1280: {
    name: "activities-panel",
    at: "/giving",
    after: async (page) => {
      const button = page.getByRole("button", { name: "Activities" });
      if ((await button.count()) > 0) await button.click();
    },
  },
};

rmSync(shots, { recursive: true, force: true });
await withBuiltSite(async (browser, baseURL) => {
  for (const viewport of screens) {
    const context = await browser.newContext({ baseURL, viewport, reducedMotion: "reduce" });
    for (const state of [...pages, ...states].filter(isWanted)) await take(context, state);
    const menu = menus[viewport.width];
    if (menu && isWanted(menu)) await take(context, menu, false);
    await context.close();
  }
  const context = await browser.newContext({ baseURL });
  for (const state of pages.filter(isWanted)) {
    const page = await open(context, state);
    await page.pdf({ path: path.join(shots, `${state.name}.pdf`), format: "A4" });
    await page.close();
  }
});
console.log(`The pictures are in ${shots}`);

async function take(context: BrowserContext, state: State, fullPage = true): Promise<void> {
  const page = await open(context, state);
  const file = path.join(shots, `${state.name}-${page.viewportSize()?.width}`);
  await page.screenshot({ path: `${file}.png`, fullPage });
  await page.emulateMedia({ colorScheme: "dark" });
  await page.evaluate(showLazyPictures);
  await page.screenshot({ path: `${file}-night.png`, fullPage });
  await page.close();
}

async function open(context: BrowserContext, state: State): Promise<Page> {
  const page = await context.newPage();
  await state.before?.(page);
  await page.goto(state.at, { waitUntil: state.before ? "load" : "networkidle" });
  await page.evaluate(showLazyPictures);
  await state.after?.(page);
  return page;
}
