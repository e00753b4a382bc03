import { rmSync } from "node:fs";
import path from "node:path";
import type { BrowserContext, Page } from "@playwright/test";
import { builtPages } from "#tests/support/built-pages.ts";
import { showLazyPictures } from "#tests/support/screens.ts";
import { failure, noEvents } from "#tests/support/visit.ts";
import { withBuiltSite } from "#tools/browser/with-built-site.ts";

/**
 * Takes a picture of every page of the built site and of its states, by day and by night, from a telephone
 * to a large screen, and prints every page, into the folder `shots`. Given addresses, it does so with those alone.
 */

/** What a picture is taken of: a page as it is, or once it has been brought into a state. */
type State = {
  at: string;
  /** What the calendar answers, if not the stand-in. */
  feed?: { json?: unknown; status?: number } | "nothing";
  name?: string;
  reach?: (page: Page) => Promise<unknown>;
  /** The one width of the screen that has it. */
  on?: number;
};

const screens = [
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
];

const pages: State[] = [...builtPages, "/an-unknown-address"].map((at) => ({ at }));
const press = (page: Page, name: string) => page.getByRole("button", { name }).click();
const states: State[] = [
  { at: "/events", name: "events-waiting", feed: "nothing" },
  {
    at: "/events",
    name: "events-empty",
    feed: { json: [] },
    reach: (page) => noEvents(page).waitFor(),
  },
  {
    at: "/events",
    name: "events-failed",
    feed: { status: 500 },
    reach: (page) => failure(page).waitFor(),
  },
  { at: "/giving", name: "drawer", on: 390, reach: (page) => press(page, "Open menu") },
  { at: "/giving", name: "activities-panel", on: 1280, reach: (page) => press(page, "Activities") },
];

const shots = path.resolve("shots");
const wanted = process.argv.slice(2);
// A church without an account at ChurchSuite has no events, one without groups no panel of them.
const isWanted = ({ at }: State) =>
  wanted.length > 0 ? wanted.includes(at) : at !== "/events" || builtPages.includes(at);

rmSync(shots, { recursive: true, force: true });
await withBuiltSite(async (browser, baseURL) => {
  for (const viewport of screens) {
    const context = await browser.newContext({ baseURL, viewport, reducedMotion: "reduce" });
    for (const state of [...pages, ...states].filter(isWanted)) {
      if ((state.on ?? viewport.width) === viewport.width) await take(context, state);
    }
    await context.close();
  }
  const context = await browser.newContext({ baseURL });
  for (const state of pages.filter(isWanted)) {
    const page = await open(context, state);
    await page.pdf({ path: fileOf(state, ".pdf"), format: "A4" });
    await page.close();
  }
});
console.log(`The pictures are in ${shots}`);

function fileOf(
  { at, name = at === "/" ? "home" : at.slice(1).replaceAll("/", "-") }: State,
  end: string,
): string {
  return path.join(shots, name + end);
}

async function take(context: BrowserContext, state: State): Promise<void> {
  const page = await open(context, state);
  const file = fileOf(state, `-${page.viewportSize()?.width}`);
  const fullPage = state.on === undefined;
  await page.screenshot({ path: `${file}.png`, fullPage });
  await page.emulateMedia({ colorScheme: "dark" });
  await page.evaluate(showLazyPictures);
  await page.screenshot({ path: `${file}-night.png`, fullPage });
  await page.close();
}

async function open(context: BrowserContext, { at, feed, reach }: State): Promise<Page> {
  const page = await context.newPage();
  if (feed) {
    await page.route(
      "**/embed/calendar/json",
      (route) => feed === "nothing" || route.fulfill(feed),
    );
  }
  await page.goto(at, { waitUntil: feed ? "load" : "networkidle" });
  await page.evaluate(showLazyPictures);
  await reach?.(page);
  return page;
}
