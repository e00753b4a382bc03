import { defineConfig } from "@playwright/test";
import { findChromium } from "./tools/dev/browsers.ts";
import { chromiumArguments } from "./tools/dev/chromium-arguments.ts";

// A form of the editor is drawn as far as it is in view.
const editor = {
  testMatch: "secretary.spec.ts",
  use: { viewport: { width: 1280, height: 3000 } },
};

// What looks at pictures as they are drawn, or at what a page does as they come.
const withPictures = "{events,kept-events,nothing-moves}.spec.ts";

const browser = {
  executablePath: findChromium(),
  // A page is drawn with its pictures, never first without those that are still being decoded.
  args: [...chromiumArguments, "--disable-checker-imaging"],
};

// A third of what a page costs is its pictures: fetching, decoding and drawing them. Without them each
// stays as one that has not come yet, and its room is kept.
const withoutPictures = {
  ...browser,
  args: [...browser.args, "--blink-settings=imagesEnabled=false"],
};

/** The site as it was built, in Chromium, for which `npm run test:browsers` looks first. The tests serve the site themselves. */
export default defineConfig({
  testDir: "tests/browser",
  testMatch: "**/*.spec.ts",
  projects: [
    { name: "pictures", testMatch: withPictures },
    { name: "editor", ...editor },
    {
      name: "words",
      testIgnore: [withPictures, editor.testMatch],
      use: { launchOptions: withoutPictures },
    },
  ],
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
    launchOptions: browser,
  },
});
