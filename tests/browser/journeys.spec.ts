import type { Page } from "@playwright/test";
import {
  chromiumEngine,
  Firefox,
  firefoxEngine,
  test,
  WebKitGTK,
  webKitEngine,
} from "#tests/support/engines.ts";
import { type Journey, journeys, type Scripts } from "#tests/support/journeys.ts";
import { desktop } from "#tests/support/screens.ts";
import { makeOldest } from "#tests/support/surroundings.ts";
import { Visitor } from "#tests/support/visitor.ts";

/** The circumstances of a visitor with Chromium. */
type Environment = {
  name: string;
  scripts: Scripts;
  /** Journeys that cannot be made in it. */
  leaveOut: (keyof typeof journeys)[];
  /** Runs before the first page is opened. */
  prepare?: (page: Page) => Promise<void>;
};

const environments: Environment[] = [
  {
    name: "without JavaScript",
    scripts: "are off",
    leaveOut: [],
  },
  {
    name: "that is as old as the oldest that the site serves",
    scripts: "run",
    // Without :has() no group is hidden.
    leaveOut: ["finds their place"],
    prepare: makeOldest,
  },
];

test.slow();

// The other specs test the same with the newest Chromium.
for (const { name: where, scripts, leaveOut, prepare } of environments) {
  const leftOut: string[] = leaveOut;

  test.describe(`a browser ${where}`, () => {
    test.use({ javaScriptEnabled: scripts !== "are off" });
    // Some files may still be on their way when the last journey is over.
    test.afterEach(({ page }) => page.unrouteAll({ behavior: "ignoreErrors" }));

    // One visitor makes all journeys, which is faster: from the second on their browser has the files of the pages.
    test("lets a visitor do whatever people come to the site for", async ({ page, site }) => {
      await prepare?.(page);
      const visitor = new Visitor(chromiumEngine(page), site.address);
      for (const [name, goOn] of Object.entries<Journey>(journeys)) {
        if (leftOut.includes(name)) continue;
        await test.step(name, async () => {
          await page.setViewportSize(desktop);
          await goOn(visitor, scripts);
        });
      }
    });
  });
}

// `npm run test:engines` makes the journeys in the other two engines, every night, one after the other in one session.
test.describe("in another engine", { tag: "@engines" }, () => {
  for (const [name, goOn] of Object.entries<Journey>(journeys)) {
    if (Firefox) {
      test(`Firefox: somebody ${name}`, async ({ firefox, november }) => {
        await goOn(new Visitor(await firefoxEngine(firefox), november.address), "run");
      });
    }
    if (WebKitGTK) {
      test(`WebKitGTK: somebody ${name}`, async ({ webKit, november }) => {
        await goOn(new Visitor(await webKitEngine(webKit), november.address), "run");
      });
    }
  }
});
