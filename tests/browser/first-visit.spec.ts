import type { Page } from "@playwright/test";
import { boxOf, desktop, smallest, telephone, widthBeyondScreen } from "#tests/support/screens.ts";
import { expect, test } from "#tests/support/test.ts";
import { visit } from "#tests/support/visit.ts";

const WINDOWS_ON_WAY = 5;

const row = (page: Page) => page.getByRole("list", { name: "Your first visit" });

// The page about coming to church begins with the same windows; tests/build/own-pages.test.ts holds that.
test("on a telephone the arrow keys lead past the five windows from the gate to the tea table", async ({
  page,
}) => {
  await page.setViewportSize(telephone);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await visit(page, "/");
  const windows = row(page).getByRole("listitem");
  const start = await boxOf(windows.first());
  await row(page).focus();
  for (const [index, window] of (await windows.all()).entries()) {
    const isLast = index === WINDOWS_ON_WAY - 1;
    const isReached = async () => {
      // There is nothing behind the last, so it stands at the other side of the screen.
      if (isLast) return expect(window).toBeInViewport({ ratio: 0.95, timeout: 3000 });
      const distance = async () => Math.abs((await boxOf(window)).x - start.x);
      return expect.poll(distance, { timeout: 3000 }).toBeLessThan(2);
    };
    // A busy browser does not take a key while the row is still moving.
    const walkOn = async () => {
      if (index > 0) await page.keyboard.press("ArrowRight");
      await isReached();
    };
    await expect(walkOn, `window ${index + 1}`).toPass();
  }
  expect(await widthBeyondScreen(page)).toBe(0);
});

test("on a telephone one window and a part of the next are seen, and on a desk all five on one sill", async ({
  page,
}) => {
  await visit(page, "/");
  const windows = await row(page).getByRole("listitem").all();
  const [gate, door] = windows;
  for (const screen of [smallest, telephone]) {
    await page.setViewportSize(screen);
    expect((await boxOf(gate ?? row(page))).right).toBeLessThan(screen.width);
    const next = await boxOf(door ?? row(page));
    expect(screen.width - next.x).toBeGreaterThan(20);
    expect(next.right).toBeGreaterThan(screen.width);
    expect(await widthBeyondScreen(page)).toBe(0);
  }
  await page.setViewportSize(desktop);
  const pictures = await Promise.all(windows.map((window) => boxOf(window.locator("img").first())));
  expect(pictures).toHaveLength(WINDOWS_ON_WAY);
  for (const { bottom, right } of pictures) {
    expect(right).toBeLessThan(desktop.width);
    expect(Math.abs(bottom - (pictures[0]?.bottom ?? 0))).toBeLessThan(1);
  }
});
