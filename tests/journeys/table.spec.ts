import { chromiumAt, Firefox, firefoxOf, test, WebKitGTK, webKitOf } from "./engines.ts";
import { environments } from "./environments.ts";
import { type Journey, journeys } from "./journeys.ts";
import { visitorWith } from "./visitor.ts";

test.slow();

// The table: what people come for, wherever they come from. What makes no sense is left out, and says why in environments.ts.
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
          consoleErrors.expect(/net::ERR_|Failed to fetch events/);
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
