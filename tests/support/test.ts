import { type BrowserContext, test as base, expect, type Page } from "@playwright/test";
import { Calendar } from "./fake-calendar.ts";
import { type Site, whileServing } from "./site.ts";
import { SATURDAY_MORNING } from "./tested-time.ts";

export { expect, SATURDAY_MORNING };

/** Long after everything in the snapshot that came with the page is over. */
export const YEARS_LATER = new Date("2036-11-22T09:00:00Z");

type ForEachTest = { calendar: Calendar; consoleErrors: ConsoleErrors };
type ForEachWorker = { site: Pick<Site, "address" | "calendar"> };

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
      const consoleErrors = new ConsoleErrors(context, baseURL);
      // What the policy refuses is named in the console, where nothing else would fail of it, too.
      await context.addInitScript(() => {
        addEventListener(
          "securitypolicyviolation",
          ({ effectiveDirective, blockedURI, sample }) => {
            console.error(`The policy refuses: ${effectiveDirective} ${blockedURI} ${sample}`);
          },
        );
      });
      await provide(consoleErrors);
      await consoleErrors.settle();
    },
    { auto: true },
  ],
});

/**
 * Notices everything that must not happen behind a page: an error in the console, a script that
 * breaks, a question asked of anybody but the site itself. A test says beforehand what it provokes.
 */
export class ConsoleErrors {
  readonly #seen: string[] = [];
  readonly #expected: RegExp[] = [];
  // Chromium says so of a fade between pages that it gives up, as when the next page comes late: the page is simply there.
  readonly #possible: RegExp[] = [/^\S+: Transition was (?:aborted|skipped)/];

  /** `home` is the site's own address, the only one that may be asked for anything. */
  constructor(context: BrowserContext, home: string | undefined) {
    const note = (page: Page | null, words: string) =>
      this.#seen.push(`${page?.url() ?? "a page"}: ${words}`);
    context.on("console", (message) => {
      if (message.type() === "error") note(message.page(), message.text());
    });
    context.on("weberror", (broken) => note(broken.page(), broken.error().message));
    context.on("request", (request) => {
      const { protocol, origin } = new URL(request.url());
      if (protocol.startsWith("http") && origin !== home) note(null, `asks ${request.url()}`);
    });
  }

  /** What a test provokes. It must happen, or the test fails. */
  expect(...errors: RegExp[]): void {
    this.#expected.push(...errors);
  }

  /** What a test may provoke, and need not. */
  allow(...errors: RegExp[]): void {
    this.#possible.push(...errors);
  }

  /** Fails on any error that was not expected, and where an expected one did not happen. */
  async settle(): Promise<void> {
    for (const error of this.#expected) {
      await expect
        .poll(() => this.#seen, "an error that was expected")
        .toContainEqual(expect.stringMatching(error));
    }
    const known = [...this.#expected, ...this.#possible];
    const surprises = this.#seen.filter((seen) => !known.some((error) => error.test(seen)));
    expect(surprises, "what happened behind the page").toEqual([]);
  }
}
