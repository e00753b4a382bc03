import type { Browser, CDPSession } from "@playwright/test";

/** As much slower as a telephone of three years ago is than this machine, more or less. */
const TIMES = 4;

/** How long a finger rests on what it presses, in ms. */
const PRESS = 60;

type Press = { x: number; y: number };

/**
 * Opens a page on a slow processor, runs `script` before anything else, and waits until the page calls
 * `window.tell(words)`; answers the words. What Playwright puts into a page to wait for something
 * takes longer than what is to be measured. Where `pressIn` finds a place in the words, that is pressed,
 * and further words are waited for.
 */
export async function tellOfSlowPage(
  browser: Browser,
  address: string,
  screen: { width: number; height: number },
  script: string,
  pressIn: (words: string) => Press | null = () => null,
): Promise<string> {
  const hasTouch = screen.width < 600;
  const context = await browser.newContext({ viewport: screen, deviceScaleFactor: 2, hasTouch });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: TIMES });
    if (hasTouch) {
      const touch = { enabled: true, configuration: "mobile" } as const;
      await session.send("Emulation.setEmitTouchEventsForMouse", touch);
    }
    await session.send("Runtime.enable");
    await session.send("Runtime.addBinding", { name: "tell" });
    await page.addInitScript({ content: script });
    const told = untilTold(session, pressIn);
    const [words] = await Promise.all([told, page.goto(address, { waitUntil: "commit" })]);
    return words;
  } finally {
    await context.close();
  }
}

/** The words that name no place to press. */
function untilTold(session: CDPSession, pressIn: (words: string) => Press | null): Promise<string> {
  return new Promise((resolve, reject) => {
    session.on("Runtime.bindingCalled", ({ payload }) => {
      const place = pressIn(payload);
      if (place) press(session, place).catch(reject);
      else resolve(payload);
    });
  });
}

/**
 * Presses as a finger does, or a mouse. Playwright's own click and tap let the page look first for what they
 * will hit, after the work it has in hand, and count that wait as the visitor's.
 */
async function press(session: CDPSession, { x, y }: Press): Promise<void> {
  await session.send("Input.synthesizeTapGesture", {
    x: Math.round(x),
    y: Math.round(y),
    duration: PRESS,
    gestureSourceType: "mouse",
  });
}
