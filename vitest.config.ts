import path from "node:path";
import { defineConfig } from "vitest/config";
import { testedTime } from "#tests/support/tested-time.ts";
import { churchFolder } from "./app/church/settings.server.ts";

// What must hold for any church is in tests/build itself; what one congregation says is in a folder of its name.
const built = ["tests/build/*.test.ts", `tests/build/${path.basename(churchFolder())}/*.test.ts`];

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
          include: built,
          env: testedTime(churchFolder()),
        },
      },
    ],
  },
});
