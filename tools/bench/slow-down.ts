import type { Page } from "@playwright/test";

/** As much slower as a telephone of three years ago is than this machine, more or less. */
const TIMES = 4;

/** Slows the processor of a page down from now on. */
export async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: TIMES });
}
