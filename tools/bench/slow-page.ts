import type { Browser, CDPSession, Page } from "@playwright/test";

/** As much slower as a telephone of three years ago is than this machine, more or less. */
const TIMES = 4;

/**
 * Opens a page on a slow processor, runs `script` before anything else, and waits until the page calls
 * `window.tell(words)`; answers the words. What Playwright puts into a page to wait for something
 * takes longer than what is to be measured. `during` may do what a visitor does.
 */
export async function tellOfSlowPage(
  browser: Browser,
  address: string,
  screen: { width: number; height: number },
  script: string,
  during: (page: Page, words: string) => Promise<boolean> = async () => true,
): Promise<string> {
  const hasTouch = screen.width < 600;
  const context = await browser.newContext({ viewport: screen, deviceScaleFactor: 2, hasTouch });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: TIMES });
  const told = untilTold(session, (words) => during(page, words));
  await session.send("Runtime.enable");
  await session.send("Runtime.addBinding", { name: "tell" });
  await page.addInitScript({ content: script });
  await page.goto(address, { waitUntil: "commit" });
  const words = await told;
  await context.close();
  return words;
}

/** The words with which `isLast` is content. */
function untilTold(
  session: CDPSession,
  isLast: (words: string) => Promise<boolean>,
): Promise<string> {
  return new Promise((resolve, reject) => {
    session.on("Runtime.bindingCalled", ({ payload }) => {
      isLast(payload).then((last) => last && resolve(payload), reject);
    });
  });
}
