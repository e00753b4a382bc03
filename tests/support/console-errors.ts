import { type BrowserContext, expect, type Page } from "@playwright/test";

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
