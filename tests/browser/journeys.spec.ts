import type { Page } from "@playwright/test";
import {
  chromiumAt,
  Firefox,
  firefoxOf,
  test,
  WebKitGTK,
  webKitOf,
} from "#tests/support/engines.ts";
import { type Journey, journeys, type Scripts } from "#tests/support/journeys.ts";
import { desktop } from "#tests/support/screens.ts";
import { makeOldest } from "#tests/support/surroundings.ts";
import { visitorWith } from "#tests/support/visitor.ts";

/** What surrounds a visitor with Chromium. */
type Environment = {
  scripts: Scripts;
  /** Journeys that make no sense there, and why. */
  senseless?: Partial<Record<keyof typeof journeys, string>>;
  /** What is done before the first page is opened. */
  prepare?: (page: Page) => Promise<void>;
};

const KEPT_BY_SCRIPT = { "reads without signal": "copies are kept by a script" };

const environments: Record<string, Environment> = {
  "without JavaScript": { scripts: "are off", senseless: KEPT_BY_SCRIPT },

  "with what the oldest browsers have": {
    scripts: "run",
    senseless: { "finds their place": "without :has nothing is narrowed" },
    prepare: makeOldest,
  },
};

test.slow();

// The table: what people come for, wherever they come from. What makes no sense is left out, and says why. With the
// newest Chromium every other spec looks at the same.
for (const [where, environment] of Object.entries(environments)) {
  const { scripts, prepare } = environment;
  const senseless: Partial<Record<string, string>> = environment.senseless ?? {};

  test.describe(`Chromium, ${where}:`, () => {
    test.use({ javaScriptEnabled: scripts !== "are off" });
    // What is still on its way when a journey is over.
    test.afterEach(({ page }) => page.unrouteAll({ behavior: "ignoreErrors" }));

    // One visitor makes all of them, and has a page's files by the second.
    test("somebody comes for everything", async ({ page, network, consoleErrors }) => {
      if (!("reads without signal" in senseless)) consoleErrors.expect(/net::ERR_/);
      await prepare?.(page);
      const visitor = visitorWith(chromiumAt(page), network.address);
      for (const [name, goOn] of Object.entries<Journey>(journeys)) {
        if (name in senseless) continue;
        await test.step(name, async () => {
          await page.setViewportSize(desktop);
          await goOn(visitor, scripts, network);
        });
      }
    });
  });
}

// `npm run test:engines`, every night: what people come for, in the other two engines.
if (Firefox) {
  test.describe("Firefox:", { tag: "@engines" }, () => {
    // One after the other, in one session.
    test.describe.configure({ mode: "default" });

    for (const [name, goOn] of Object.entries<Journey>(journeys)) {
      test(`somebody ${name}`, async ({ firefox, november }) => {
        await goOn(visitorWith(await firefoxOf(firefox), november.address), "run", november);
      });
    }
  });
}

if (WebKitGTK) {
  test.describe("WebKitGTK:", { tag: "@engines" }, () => {
    test.describe.configure({ mode: "default" });

    for (const [name, goOn] of Object.entries<Journey>(journeys)) {
      test(`somebody ${name}`, async ({ webKit, november }) => {
        await goOn(visitorWith(await webKitOf(webKit), november.address), "run", november);
      });
    }
  });
}
