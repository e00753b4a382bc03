import { defineConfig } from "@playwright/test";
import { contentName } from "#app/content-loader/content-folder.server.ts";
import { chromiumArguments } from "./tools/chromium-arguments.ts";

// What must hold whatever a church writes, and whatever photo it puts behind its words.
const forAnyChurch = [
  "every-page/axe.spec.ts",
  "every-page/contrast.spec.ts",
  "every-page/keyboard.spec.ts",
];

const devServer = "behaviour/dev-server.spec.ts";

/** The site as it was built, in Chromium. `npm run site` finds the browser; the tests serve the site themselves. */
export default defineConfig({
  testDir: "tests",
  // First what waits longest, for a server of its own: begun last, it would keep everybody waiting at the end.
  projects:
    contentName === "sample"
      ? [
          { name: "dev", testMatch: devServer },
          { name: "site", testMatch: "**/*.spec.ts", testIgnore: devServer },
        ]
      : [{ name: "site", testMatch: forAnyChurch }],
  outputDir: "test-results",
  fullyParallel: true,
  forbidOnly: true,
  // A test waits often, for a fade or a clock: with half as many again as there are processors, none stands idle.
  workers: "150%",
  retries: 0,
  // The machine may be busy with other things.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: "list",
  use: {
    browserName: "chromium",
    locale: "en-GB",
    timezoneId: "Europe/London",
    viewport: { width: 1280, height: 800 },
    trace: "off",
    launchOptions: {
      ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
      args: chromiumArguments,
    },
  },
});
