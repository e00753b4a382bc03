import { EVENTS_ON_HOME } from "#app/events/event.ts";
import { boxOf, telephone } from "#tests/support/screens.ts";
import { FILE_ERRORS, holdBack, loseFiles } from "#tests/support/surroundings.ts";
import { expect, test } from "#tests/support/test.ts";
import {
  checkingDiary,
  events,
  goTo,
  visit,
  waitForFrames,
  waitForScript,
} from "#tests/support/visit.ts";

/** React with the two islands. */
const REACT = /\/assets\/islands-.*\.js$/;

test("the arrows of the carousel are seen once they work, and move nothing as they come", async ({
  page,
  calendar,
}) => {
  calendar.holdsBack();
  await page.setViewportSize(telephone);
  const letReactCome = await holdBack(page, REACT);
  await page.goto("/");
  const next = page.getByRole("button", { name: "Next event" });
  await expect(next).toHaveCount(0);
  const sizes = async () => {
    const heading = await boxOf(page.getByRole("heading", { name: "Upcoming Events" }));
    const row = await boxOf(page.locator("[aria-roledescription=carousel] ul"));
    return { width: row.width, height: row.height, below: row.y - heading.y };
  };
  const before = await sizes();
  letReactCome();
  await waitForScript(page);
  await next.click();
  await expect(page.getByText(`2 of ${EVENTS_ON_HOME}`, { exact: true })).toHaveCount(1);
  expect(await sizes()).toEqual(before);
});

test("home fetches React at a visitor's first sign", async ({ page }) => {
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url()));
  const react = () => requests.filter((url) => REACT.test(url));
  await page.goto("/");
  await waitForFrames(page, 30);
  expect(react()).toEqual([]);
  await page.keyboard.press("Tab");
  await expect.poll(react).toHaveLength(1);
});

test("an event that cannot be drawn leaves the others", async ({
  page,
  calendar,
  consoleErrors,
}) => {
  consoleErrors.expect(/an event's name breaks/);
  calendar.holdsBack();
  await page.addInitScript(breakDrawing);
  for (const path of ["/events", "/"]) {
    await visit(page, path);
    await expect(
      page.getByText("Family Quiz Night: this event could not be shown.").first(),
    ).toBeVisible();
    await expect(events(page).first()).toBeVisible();
  }
});

/** Runs in the page. Names of events are compared with the groups' by means of `replaceAll`. */
function breakDrawing(): void {
  const { replaceAll } = String.prototype;
  const breaking = function (this: string, ...others: Parameters<typeof replaceAll>) {
    if (this.includes("family quiz night")) throw new Error("an event's name breaks");
    return replaceAll.apply(this, others);
  };
  Object.assign(String.prototype, { replaceAll: breaking });
}

test("a list that cannot be drawn keeps the events of its HTML, and says that the rest of the page is missing", async ({
  page,
  calendar,
  consoleErrors,
}) => {
  consoleErrors.expect(/a month breaks/);
  await page.addInitScript(breakMonths);
  for (const isLater of [false, true]) {
    calendar.holdsBack();
    await page.addInitScript((isBroken) => Object.assign(window, { isBroken }), !isLater);
    await visit(page, "/events");
    await page.evaluate(() => Object.assign(window, { isBroken: true }));
    calendar.answersNow();
    await expect(page.getByText("We couldn’t load the rest of this page.")).toBeVisible();
    expect(await events(page).count()).toBeGreaterThanOrEqual(5);
  }
});

/** Runs in the page. The month of an event is the beginning of its start, "2026-12". */
function breakMonths(): void {
  const { slice } = String.prototype;
  const breaking = function (this: string, ...range: Parameters<typeof slice>) {
    if (Reflect.get(window, "isBroken") && range.join() === "0,7")
      throw new Error("a month breaks");
    return slice.apply(this, range);
  };
  Object.assign(String.prototype, { slice: breaking });
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
  const title = events(page).locator("h3 a").first();
  const address = (await title.getAttribute("href")) ?? "";
  const name = await title.innerText();
  await title.click();
  await expect(page).toHaveURL(address);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
  await goTo(page, "Giving", "Church Giving");
});
