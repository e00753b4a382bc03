import type { Page } from "@playwright/test";
import { EVENTS_ON_HOME } from "#app/events/event.ts";
import { builtChurch } from "#tests/support/built-church.ts";
import { expectDate } from "#tests/support/near-days.ts";
import { boxOf, telephone } from "#tests/support/screens.ts";
import { FILE_ERRORS, holdBack, loseFiles } from "#tests/support/surroundings.ts";
import { expect, test } from "#tests/support/test.ts";
import {
  checkingDiary,
  eventNamed,
  events,
  goTo,
  snapshotEvents,
  visit,
  waitForFrames,
  waitForScript,
} from "#tests/support/visit.ts";

/** React with the two islands. */
const REACT = /\/assets\/islands-.*\.js$/;

/** Opens a page whose islands' script is kept back until the returned function is called. */
async function visitWithoutReact(page: Page, path: string): Promise<() => Promise<void>> {
  const letReactCome = await holdBack(page, REACT);
  await page.goto(path);
  return async () => {
    letReactCome();
    await waitForScript(page);
  };
}

test("the arrows of the carousel are seen once they work, and move nothing as they come", async ({
  page,
  calendar,
}) => {
  calendar.holdsBack();
  await page.setViewportSize(telephone);
  const letReactCome = await visitWithoutReact(page, "/");
  const next = page.getByRole("button", { name: "Next event" });
  await expect(next).toHaveCount(0);
  const sizes = async () => {
    const heading = await boxOf(page.getByRole("heading", { name: "Upcoming Events" }));
    const row = await boxOf(page.locator("[aria-roledescription=carousel] ul"));
    return { width: row.width, height: row.height, below: row.y - heading.y };
  };
  const before = await sizes();
  await letReactCome();
  await next.click();
  await expect(page.getByText(`2 of ${EVENTS_ON_HOME}`, { exact: true })).toHaveCount(1);
  expect(await sizes()).toEqual(before);
});

test("home fetches React at a visitor's first sign, and says without it when the next service is", async ({
  page,
}) => {
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url()));
  const react = () => requests.filter((url) => REACT.test(url));
  await page.goto("/");
  const answer = page.getByRole("region", { name: "When and where" });
  await expectDate(answer.locator("time:visible"), "Tomorrow, Sunday 22 November, 11:30am");
  await waitForFrames(page, 30);
  expect(react()).toEqual([]);
  await page.keyboard.press("Tab");
  await expect.poll(react).toHaveLength(1);
});

test("an event that cannot be drawn leaves the others, and is drawn once it is mended", async ({
  page,
  calendar,
  consoleErrors,
}) => {
  consoleErrors.expect(/an event's name breaks/);
  calendar.holdsBack();
  await visit(page, "/events");
  const feed = await snapshotEvents(page);
  // Were a group called so, the name of the group would break, and all events with it.
  const ofGroups = builtChurch.groups.flatMap(({ name, also }) => [name, ...also]);
  const { name: broken } = feed.find(({ name }) => !ofGroups.includes(name)) ?? { name: "" };
  await breakNamesWith(page, broken);
  const mended = feed.map((event) => ({ ...event, name: event.name.replace(broken, "Mended") }));
  calendar.has(mended);
  for (const path of ["/events", "/"]) {
    await test.step(path, async () => {
      calendar.holdsBack();
      await visit(page, path);
      const sorry = page.getByText(`${broken}: this event could not be shown.`);
      await expect(sorry.first()).toBeVisible();
      await expect(events(page).first()).toBeVisible();
      calendar.answersNow();
      await expect(eventNamed(page, "Mended").first()).toBeVisible();
      await expect(page.getByText("could not be shown")).toHaveCount(0);
    });
  }
});

/** Breaks the drawing of events with a name like this: names are compared with the groups' by means of `replaceAll`. */
async function breakNamesWith(page: Page, words: string): Promise<void> {
  await page.addInitScript((bad) => {
    const { replaceAll } = String.prototype;
    const breaking = function (this: string, ...others: Parameters<typeof replaceAll>) {
      if (this.includes(bad)) throw new Error("an event's name breaks");
      return replaceAll.apply(this, others);
    };
    Object.assign(String.prototype, { replaceAll: breaking });
  }, words.toLowerCase());
}

// A tab that was opened before the site was built anew asks for scripts that are gone.
test("where every script but the first is gone a page says that its rest is missing, and shows no control that would do nothing", async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.expect(FILE_ERRORS);
  await loseFiles(page, /\/assets\/(?!entry)[^/]+\.js$/);
  for (const path of ["/events", "/"]) {
    await page.goto(path);
    await page.evaluate(() => dispatchEvent(new Event("mouseover")));
    await expect(page.getByText("We couldn’t load the rest of this page.")).toBeVisible();
    await expect(page.locator('main a[href="#"]').locator("visible=true")).toHaveCount(0);
    await expect(page.getByRole("button", { name: "Next event" })).toBeHidden();
    await expect(checkingDiary(page).locator("visible=true")).toHaveCount(0);
  }
  const row = page.locator("[aria-roledescription=carousel] ul");
  await expect(row, "a bar to scroll it by").toHaveCSS("scrollbar-width", "auto");
  const title = events(page).locator("h3 a").first();
  const address = (await title.getAttribute("href")) ?? "";
  const name = await title.innerText();
  await title.click();
  await expect(page).toHaveURL(address);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
  await goTo(page, "Giving", "Church Giving");
});
