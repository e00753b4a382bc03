import { defineConfig } from "vitest/config";

// Some tests start programs or look through years of dates, and the machine may be busy.
const testTimeout = 30_000;

export default defineConfig({
  test: {
    projects: [
      { test: { name: "unit", include: ["{app,demo,tools}/**/*.test.ts"], testTimeout } },
      { test: { name: "built", include: ["tests/build/**/*.test.ts"], testTimeout } },
    ],
  },
});
