import { test as base } from "@playwright/test";
import { ConsoleErrors } from "./console-errors.ts";
import { Calendar } from "./fake-calendar.ts";
import { tellOfRefusals } from "./policy.ts";
import { type SiteServer, whileServing } from "./site-server.ts";

export { expect } from "@playwright/test";

/** When the tests take place: the day before a Sunday in November, nine in the morning. */
export const SATURDAY_MORNING = new Date("2026-11-21T09:00:00Z");

/** Long after everything in the snapshot that came with the page is over. */
export const YEARS_LATER = new Date("2036-11-22T09:00:00Z");

type ForEachTest = { calendar: Calendar; consoleErrors: ConsoleErrors };
type ForEachWorker = { site: SiteServer };

/** A visitor's browser in which ChurchSuite's calendar is played, and in which nothing may go wrong unseen. */
export const test = base.extend<ForEachTest, ForEachWorker>({
  site: [({ browserName: _ }, provide) => whileServing(provide), { scope: "worker" }],
  baseURL: ({ site }, provide) => provide(site.address),
  // Whatever the day is on which the tests run: their events must not be over by then.
  page: async ({ page }, provide) => {
    await page.clock.setFixedTime(SATURDAY_MORNING);
    await provide(page);
  },
  calendar: [
    async ({ site, consoleErrors }, provide) => {
      site.calendar = new Calendar();
      await provide(site.calendar);
      consoleErrors.expect(...site.calendar.provokes);
    },
    { auto: true },
  ],
  consoleErrors: [
    async ({ context, baseURL }, provide) => {
      const consoleErrors = new ConsoleErrors();
      consoleErrors.watch(context, baseURL);
      await tellOfRefusals(context);
      await provide(consoleErrors);
      await consoleErrors.settle();
    },
    { auto: true },
  ],
});
