import type { Page } from "@playwright/test";
import { activities, youngPeople } from "#tests/support/groups-in-menus.ts";
import { dialog, events } from "#tests/support/locators.ts";
import { print } from "#tests/support/print.ts";
import { telephone } from "#tests/support/screens.ts";
import { expect, test } from "#tests/support/test.ts";
import { calendarHasAnswered, visit } from "#tests/support/visit.ts";

/** What browsers learnt later than the oldest that the site promises to serve (vite.config.ts), or may be without. */
type Missing = {
  /** Of the page's globals: "HTMLElement.prototype.popover". */
  names?: string[];
  /** Of the style, each written as nobody knows it. */
  styles?: [known: string, unknown: string][];
};

const missing: Record<string, Missing> = {
  popovers: {
    names: ["popover", "showPopover", "hidePopover", "togglePopover"].map(
      (name) => `HTMLElement.prototype.${name}`,
    ),
    styles: [[":popover-open", ":unknown-here"]],
  },
  "commands of buttons": {
    names: ["command", "commandForElement"].map((name) => `HTMLButtonElement.prototype.${name}`),
  },
  "dialogs that close by a press beside them": { names: ["HTMLDialogElement.prototype.closedBy"] },
  "fades between pages": {
    names: ["Document.prototype.startViewTransition", "navigation", "onpageswap", "onpagereveal"],
    styles: [["@view-transition", "@unknown-here"]],
  },
  "rules that ask what is within (:has)": { styles: [[":has(", ":unknown-here("]] },
  "containers that are asked their width": { styles: [["@container", "@unknown-here"]] },
  "word of the end of scrolling": { names: ["onscrollend"] },
  "idle time": { names: ["requestIdleCallback", "scheduler"] },
  "copies of lists": {
    names: ["toSorted", "toReversed", "toSpliced", "with", "findLast"].map(
      (name) => `Array.prototype.${name}`,
    ),
  },
  "newer helpers": {
    names: [
      ...["AbortSignal.any", "AbortSignal.timeout", "Object.groupBy", "Map.groupBy"],
      ...["Promise.withResolvers", "Promise.try", "URL.canParse", "structuredClone", "Temporal"],
      ...["Iterator", "Navigator.prototype.share", "Navigator.prototype.clipboard"],
    ],
  },
};

const all: Missing = {
  names: Object.values(missing).flatMap(({ names = [] }) => names),
  styles: Object.values(missing).flatMap(({ styles = [] }) => styles),
};

/** Makes the browser one that does not know these. */
async function doWithout(page: Page, { names = [], styles = [] }: Missing): Promise<void> {
  await page.addInitScript((gone) => {
    for (const name of gone) {
      const path = name.split(".");
      const last = path.pop() ?? "";
      const holder = path.reduce<unknown>(
        (object, key) => Reflect.get(Object(object), key),
        window,
      );
      Reflect.deleteProperty(Object(holder), last);
    }
    // The browser itself goes on opening a popover and obeying a command: of a click that is prevented it does neither.
    const isGone = (name: string) => gone.some((one) => one.endsWith(`.${name}`));
    const buttons = [
      ...(isGone("popover") ? ["[popovertarget]"] : []),
      ...(isGone("command") ? ["[commandfor]"] : []),
    ].join();
    if (!buttons) return;
    addEventListener(
      "click",
      (event) => {
        if (event.target instanceof Element && event.target.closest(buttons))
          event.preventDefault();
      },
      true,
    );
  }, names);
  await page.route(/\.css$/, async (route) => {
    let body = await (await route.fetch()).text();
    for (const [known, unknown] of styles) body = body.replaceAll(known, unknown);
    await route.fulfill({ contentType: "text/css", body });
  });
}

for (const [name, without] of [...Object.entries(missing), ["any of these", all] as const]) {
  test.describe(`in a browser without ${name}`, () => {
    test.beforeEach(({ page }) => doWithout(page, without));
    // A style sheet may still be on its way when a test is over.
    test.afterEach(({ page }) => page.unrouteAll({ behavior: "ignoreErrors" }));

    test("the Activities panel opens and leads on", async ({ page }) => {
      await visit(page, "/giving");
      const header = page.getByRole("banner");
      const theArk = header.getByRole("link", { name: /^The Ark/ });
      await expect(theArk).toBeHidden();
      const button = header.getByRole("button", { name: "Activities" });
      await button.focus();
      await button.hover();
      await theArk.click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("The Ark");
    });

    test("the drawer opens before the script has come, leads on and closes", async ({ page }) => {
      await page.setViewportSize(telephone);
      await page.route(/entry\.client-.*\.js$/, () => {});
      await page.goto("/giving", { waitUntil: "commit" });
      const menuButton = page.getByRole("banner").getByRole("button", { name: /menu/i });
      await menuButton.click();
      await expect(dialog(page)).toBeVisible();
      await dialog(page).getByRole("button", { name: "Close" }).click();
      await expect(dialog(page)).toBeHidden();
      await menuButton.click();
      await dialog(page).locator("summary").filter({ hasText: "Young People" }).click();
      await dialog(page).getByRole("link", { name: "SNATCH" }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("SNATCH");
    });

    test("find your place has every group, and narrows where it can", async ({ page }) => {
      await visit(page, "/");
      const wall = page.getByRole("region", { name: "Find your place" });
      const names = wall.locator("a[href^='/activities/']").locator("visible=true").locator("b");
      await expect(names).toHaveCount(activities.length + youngPeople.length);
      await wall.getByText("Primary", { exact: true }).click();
      await expect(wall.getByRole("status")).toHaveText("4 groups for primary");
      await expect(names.filter({ hasText: "The Ark" })).toBeVisible();
    });

    test("the carousel moves, and an event's details open and close", async ({ page }) => {
      await visit(page, "/");
      await calendarHasAnswered(page);
      const carousel = page.locator("[aria-roledescription=carousel]");
      await carousel.getByRole("button", { name: "Next event" }).click();
      await expect(carousel.getByText("2 of 6", { exact: true })).toHaveCount(1);
      await events(page).filter({ hasText: "Soup Lunch" }).getByText("Details").click();
      await expect(dialog(page)).toHaveAccessibleName("Soup Lunch");
      await page.keyboard.press("Escape");
      await expect(dialog(page)).toBeHidden();
    });

    test("the list of events is the calendar's, and is printed whole", async ({ page }) => {
      await visit(page, "/events");
      await calendarHasAnswered(page);
      await expect(events(page)).toHaveCount(8);
      await expect(page.getByText("Service of Light").first()).toBeVisible();
      const { sheets } = await print(page, "A4");
      expect(sheets).toBeLessThanOrEqual(3);
    });
  });
}
