import { type BrowserContext, expect, type Page } from "@playwright/test";

/**
 * Notices everything that must not happen behind a page: an error in the console, a script that
 * breaks, a question asked of anybody but the site itself. A test says beforehand what it provokes.
 */
export class Faults {
  readonly #seen: string[] = [];
  readonly #expected: RegExp[] = [];

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

  /** Faults that a test provokes. They must happen, or the test fails. */
  expect(...faults: RegExp[]): void {
    this.#expected.push(...faults);
  }

  /** Fails on any fault that was not expected, and where an expected one did not happen. */
  async settle(): Promise<void> {
    for (const fault of this.#expected) {
      await expect
        .poll(() => this.#seen, "a fault that was expected")
        .toContainEqual(expect.stringMatching(fault));
    }
    const surprises = this.#seen.filter(
      (seen) => !this.#expected.some((fault) => fault.test(seen)),
    );
    expect(surprises, "what happened behind the page").toEqual([]);
  }
}
