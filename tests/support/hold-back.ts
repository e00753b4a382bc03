import type { Page } from "@playwright/test";

/**
 * Keeps a page waiting for what it asks for at an address until the function is called that is given back; then it
 * gets what it would have got. What a browser fetches before a click goes round it: see `holdBackAtServer`.
 */
export async function holdBack(page: Page, address: string | RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await promise;
    await route.fallback();
  });
  return resolve;
}
