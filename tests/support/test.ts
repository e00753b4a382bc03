import { type BrowserContext, test as base, expect, type Page } from "@playwright/test";
import { Calendar } from "./fake-calendar.ts";
import { type Site, whileServing } from "./site.ts";
import { SATURDAY_MORNING } from "./tested-time.ts";

export { expect, SATURDAY_MORNING };

/** A day on which all events in the HTML of a page have long been over. */
export const YEARS_LATER = new Date("2036-11-22T09:00:00Z");

type FixturesOfTest = {
  /** What ChurchSuite answers in this test. */
  calendar: Calendar;
  /** Fails the test if anything goes wrong behind the page. */
  consoleErrors: ConsoleErrors;
};

type FixturesOfWorker = {
  /** The server of the website. */
  site: Site;
};

/** A visitor's browser with a fake calendar, in which nothing may go wrong unnoticed. */
export const test = base.extend<FixturesOfTest, FixturesOfWorker>({
  site: [({ browserName: _ }, provide) => whileServing(provide), { scope: "worker" }],
  baseURL: ({ site }, provide) => provide(site.address),
  // The events of the tests must not be over, on whatever day they run.
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
      // The browser only warns of what the policy refuses. As an error it fails the test.
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
 * Notices everything that must not happen behind a page: an error in the console, a script that throws, a request to
 * anything but the site itself. A test says beforehand which of these it provokes.
 */
export class ConsoleErrors {
  readonly #seen: string[] = [];
  readonly #expected: RegExp[] = [];
  // Chromium reports a fade between two pages that it gives up, for example because the next page comes late. Visitors
  // then see the next page without a fade.
  readonly #possible: RegExp[] = [/^\S+: Transition was (?:aborted|skipped)/];

  /** `home` is the site's own origin, the only one to which a page may send requests. */
  constructor(context: BrowserContext, home: string | undefined) {
    const note = (page: Page | null, words: string) =>
      this.#seen.push(`${page?.url() ?? "a page"}: ${words}`);
    context.on("console", (message) => {
      if (message.type() === "error") note(message.page(), message.text());
    });
    context.on("weberror", (webError) => note(webError.page(), webError.error().message));
    context.on("request", (request) => {
      const { protocol, origin } = new URL(request.url());
      if (protocol.startsWith("http") && origin !== home) note(null, `asks ${request.url()}`);
    });
  }

  /** Names errors that a test provokes. They must happen, or the test fails. */
  expect(...errors: RegExp[]): void {
    this.#expected.push(...errors);
  }

  /** Names errors that may happen in a test, but need not. */
  allow(...errors: RegExp[]): void {
    this.#possible.push(...errors);
  }

  /** Fails if an error was not expected, or if an expected one did not happen. */
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
