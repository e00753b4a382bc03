import { defineConfig } from "vitest/config";
import { testedTime } from "#tests/support/tested-time.ts";

const BARE_CHURCH = "tests/build/bare-church.test.ts";

export default defineConfig({
  test: {
    // Some tests start programs or look through years of dates, and the machine may be busy.
    testTimeout: 120_000,
    hookTimeout: 60_000,
    // Some tests wait for programs they have started: as many at once as there are processors.
    maxWorkers: "100%",
    // Starting anew for each file would cost as much as the tests, and none of them leaves anything behind.
    isolate: false,
    // A failure has to be understood by its name alone, and so no name is cut short.
    taskTitleValueFormatTruncate: 0,
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          include: ["{app,lib,tools}/**/*.test.ts"],
          env: { CONTENT: "sample" },
        },
      },
      {
        extends: true,
        test: {
          name: "built",
          include: ["tests/build/**/*.test.ts"],
          exclude: [BARE_CHURCH],
          env: { CONTENT: "sample", ...testedTime },
        },
      },
      {
        // A congregation that leaves out whatever it may: its pages have to be whole.
        // It is built before the sample, whose tests read what the last build has left in app/generated.
        extends: true,
        test: {
          name: "bare",
          include: [BARE_CHURCH, "tests/build/whole-pages.test.ts"],
          env: { CONTENT: "tests/bare-church", ...testedTime },
        },
      },
    ],
  },
});
