import { type BrowserContext, test as base, expect, type Page } from "@playwright/test";
import { Calendar } from "./fake-calendar.ts";
import { type Site, whileServing } from "./site.ts";

export { expect };

/** When the tests take place: the day before a Sunday in November, nine in the morning. */
export const SATURDAY_MORNING = new Date("2026-11-21T09:00:00Z");

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
      const consoleErrors = new ConsoleErrors();
      consoleErrors.watch(context, baseURL);
      await tellOfRefusals(context);
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
  readonly #possible: RegExp[] = [];

  /** `home` is the site's own address, the only one that may be asked for anything. */
  watch(context: BrowserContext, home: string | undefined): void {
    context.on("console", (message) => {
      if (message.type() === "error") this.#note("console", message.page(), message.text());
    });
    context.on("weberror", (broken) => {
      this.#note("script", broken.page(), broken.error().message);
    });
    context.on("request", (request) => {
      const { protocol, origin } = new URL(request.url());
      if (protocol.startsWith("http") && origin !== home) {
        this.#note("request", null, request.url());
      }
    });
  }

  #note(kind: string, page: Page | null, words: string): void {
    this.#seen.push(`${kind} of ${page?.url() ?? "a page"}: ${words}`);
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
    const surprises = this.#seen.filter(
      (seen) => ![...this.#expected, ...this.#possible].some((error) => error.test(seen)),
    );
    expect(surprises, "what happened behind the page").toEqual([]);
  }
}

/** Has the console name whatever a page's Content-Security-Policy refuses: where nothing else would fail of it, too. */
async function tellOfRefusals(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI, sample }) => {
      console.error(`The policy refuses: ${effectiveDirective} ${blockedURI} ${sample}`);
    });
  });
}
