import type { BrowserContext } from "@playwright/test";

/** Has the console name whatever a page's Content-Security-Policy refuses: where nothing else would fail of it, too. */
export async function tellOfRefusals(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI, sample }) => {
      console.error(`The policy refuses: ${effectiveDirective} ${blockedURI} ${sample}`);
    });
  });
}
