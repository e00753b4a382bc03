import { rmSync } from "node:fs";
import path from "node:path";
import type { BrowserContext, Page } from "@playwright/test";
import { builtPages } from "#tests/support/built-pages.ts";
import { showLazyPictures } from "#tests/support/screens.ts";
import { withBuiltSite } from "#tools/browser/with-built-site.ts";

/**
 * Takes a picture of every page of the built site and of its states, by day and by night, from a telephone
 * to a large screen, and prints every page, into the folder `shots`. Given addresses, it does so with those alone.
 */

/** A page as it is, or once the calendar has answered, or a button of the header is pressed on the screen that has it. */
type State = { at: string; name: string; feed?: object | "nothing"; press?: string; on?: number };

const screens = [390, 820, 1280, 1920];

const pages = [...builtPages, "/an-unknown-address"].map(
  (at): State => ({ at, name: at === "/" ? "home" : at.slice(1).replaceAll("/", "-") }),
);
const states: State[] = [
  { at: "/events", name: "events-waiting", feed: "nothing" },
  { at: "/events", name: "events-empty", feed: { json: [] } },
  { at: "/events", name: "events-failed", feed: { status: 500 } },
  { at: "/giving", name: "drawer", press: "Open menu", on: 390 },
  { at: "/giving", name: "activities-panel", press: "Activities", on: 1280 },
];

const shots = path.resolve("shots");
const wanted = process.argv.slice(2);
// A church without an account at ChurchSuite has no events.
const isWanted = ({ at }: State) =>
  wanted.length > 0 ? wanted.includes(at) : at !== "/events" || builtPages.includes(at);

rmSync(shots, { recursive: true, force: true });
await withBuiltSite(async (browser, baseURL) => {
  for (const width of screens) {
    const viewport = { width, height: Math.round(width < 1000 ? 1.5 * width : width * 0.6) };
    const context = await browser.newContext({ baseURL, viewport, reducedMotion: "reduce" });
    for (const state of [...pages, ...states].filter(isWanted)) {
      if (state.on && state.on !== width) continue;
      const page = await open(context, state);
      for (const [colorScheme, end] of [
        ["light", ""],
        ["dark", "-night"],
      ] as const) {
        await page.emulateMedia({ colorScheme });
        await page.evaluate(showLazyPictures);
        const file = path.join(shots, `${state.name}-${width}${end}.png`);
        await page.screenshot({ path: file, fullPage: !state.on });
      }
      await page.close();
    }
  }
  const context = await browser.newContext({ baseURL });
  for (const state of pages.filter(isWanted)) {
    const page = await open(context, state);
    await page.pdf({ path: path.join(shots, `${state.name}.pdf`), format: "A4" });
    await page.close();
  }
});
console.log(`The pictures are in ${shots}`);

async function open(context: BrowserContext, { at, feed, press }: State): Promise<Page> {
  const page = await context.newPage();
  if (feed) {
    const answer = "**/embed/calendar/json";
    await page.route(answer, (route) => feed === "nothing" || route.fulfill(feed));
  }
  await page.goto(at, { waitUntil: feed === "nothing" ? "load" : "networkidle" });
  await page.evaluate(showLazyPictures);
  if (press) await page.getByRole("button", { name: press }).click();
  return page;
}
