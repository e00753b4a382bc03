import type { Page } from "@playwright/test";
import { FETCH_ERROR } from "#app/events/failure-words.ts";
import {
  everyFault,
  failing,
  makeOldest,
  SAID_OF_FILES,
  translate,
} from "#tests/support/surroundings.ts";
import { scriptHasArrived } from "#tests/support/visit.ts";
import { chromiumAt, Firefox, firefoxOf, test, WebKitGTK, webKitOf } from "./engines.ts";
import { type Journey, journeys, type Scripts } from "./journeys.ts";
import { type Engine, visitorWith } from "./visitor.ts";

/** What surrounds a visitor with Chromium. */
type Environment = {
  scripts: Scripts;
  /** Journeys that make no sense there, and why. */
  senseless?: Partial<Record<keyof typeof journeys, string>>;
  /** Before the first page is opened. `turn` is another number for each journey. */
  prepare?: (page: Page, turn: number) => Promise<unknown>;
  /** How pages are opened and controls pressed, where that is not as everywhere. */
  engine?: (page: Page) => Engine;
  /** What the console may say. */
  said?: RegExp;
};

const KEPT_BY_SCRIPT = { "reads without signal": "copies are kept by a script" };

/** Of what never comes at all a browser goes on saying that it is on its way. */
const faults = everyFault.filter((fault) => fault !== "never comes");

const environments: Record<string, Environment> = {
  "as it is": { scripts: "run" },

  "without JavaScript": { scripts: "are off", senseless: KEPT_BY_SCRIPT },

  "where every script fails": {
    scripts: "fail",
    senseless: KEPT_BY_SCRIPT,
    prepare: (page, turn) => failing(page, /\.js$/, faults[turn % faults.length] ?? "is missing"),
    said: SAID_OF_FILES,
  },

  "with what the oldest browsers have": {
    scripts: "run",
    senseless: { "finds their place": "without :has nothing is narrowed" },
    prepare: makeOldest,
  },

  "in translation and forced colours": {
    scripts: "run",
    prepare: (page) => page.emulateMedia({ forcedColors: "active" }),
    engine: translated,
  },

  "at 400 kbit/s": {
    scripts: "run",
    senseless: { "reads without signal": "copies are fetched when nothing else is to be done" },
    prepare: slowDown,
  },
};

/** Whatever comes into the page is translated at once. */
function translated(page: Page): Engine {
  const engine = chromiumAt(page);
  return {
    ...engine,
    open: async (address) => {
      await engine.open(address);
      await scriptHasArrived(page);
      await translate(page);
    },
    press: async (expression) => {
      await translate(page);
      await engine.press(expression);
    },
  };
}

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 400,
    downloadThroughput: 400_000 / 8,
    uploadThroughput: 400_000 / 8,
  });
}

test.slow();

// The table: what people come for, wherever they come from. What makes no sense is left out, and says why.
for (const [where, environment] of Object.entries(environments)) {
  const { scripts, prepare, engine = chromiumAt, said } = environment;
  const senseless: Partial<Record<string, string>> = environment.senseless ?? {};

  test.describe(`Chromium, ${where}:`, () => {
    test.use({ javaScriptEnabled: scripts !== "are off" });
    // What is still on its way when a journey is over.
    test.afterEach(({ page }) => page.unrouteAll({ behavior: "ignoreErrors" }));

    for (const [turn, [name, goOn]] of Object.entries<Journey>(journeys).entries()) {
      if (name in senseless) continue;
      test(`somebody ${name}`, async ({ page, network, consoleErrors }) => {
        if (said) consoleErrors.allow(said);
        if (name === "reads without signal")
          consoleErrors.expect(new RegExp(`net::ERR_|${FETCH_ERROR}`));
        await prepare?.(page, turn);
        await goOn(visitorWith(engine(page), network.address), scripts, network);
      });
    }
  });
}

if (Firefox) {
  test.describe("Firefox:", () => {
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
  test.describe("WebKitGTK:", () => {
    test.describe.configure({ mode: "default" });

    for (const [name, goOn] of Object.entries<Journey>(journeys)) {
      test(`somebody ${name}`, async ({ webKit, november }) => {
        await goOn(visitorWith(await webKitOf(webKit), november.address), "run", november);
      });
    }
  });
}
