import { expect } from "@playwright/test";
import type { telephone } from "#tests/support/screens.ts";

/** What a journey needs of a browser. Every engine gives it by means of its own library. */
export type Engine = {
  open: (address: string) => Promise<unknown>;
  /** What an expression comes to in the page: a string, a number, a boolean. */
  ask: (expression: string) => Promise<unknown>;
  /** Presses, as a mouse does, the element to which an expression comes in the page. */
  press: (expression: string) => Promise<unknown>;
  pressEscape: () => Promise<unknown>;
  resizeTo: (screen: typeof telephone) => Promise<unknown>;
};

/** How long a visitor waits for anything, and after what time looks again, in milliseconds: a page at 400 kbit/s takes ten seconds, on a busy machine twice that. */
const PATIENCE = { timeout: 40_000, intervals: [100] };

export type Visitor = ReturnType<typeof visitorWith>;

/** Somebody who looks at the site at an address, in whatever browser: waits for what is to be seen, and presses it. */
export function visitorWith(engine: Engine, site: string) {
  const becomes = async (expression: string, answer: unknown, what: string) => {
    // While the browser goes to another page, there is none to be asked.
    const ask = () => engine.ask(expression).catch(String);
    await expect.poll(ask, { message: what, ...PATIENCE }).toBe(answer);
  };
  const sees = (selector: string, words = "") =>
    becomes(`${shown(selector, words)}.length > 0`, true, `${selector} ${words}`);
  const seesSoMany = (count: number, selector: string, words = "") =>
    becomes(`${shown(selector, words)}.length`, count, `${selector} ${words}`);
  return {
    open: (path: string) => engine.open(site + path),
    pressEscape: engine.pressEscape,
    goBack: () => engine.ask("window.history.back()"),
    resizeTo: engine.resizeTo,
    sees,
    seesSoMany,
    seesNo: (selector: string, words = "") => seesSoMany(0, selector, words),
    async comesTo(selector: string) {
      await sees(selector);
      await engine.ask(`${shown(selector, "")}[0].scrollIntoView({ block: "center" })`);
    },
    /** Sees it in the window, and not where one would have to scroll to. */
    isAt: (selector: string, words = "") =>
      becomes(`${shown(selector, words)}.some((${isInWindow}))`, true, `${selector} in the window`),
    isOn: (path: string) => becomes("window.location.href", site + path, "the address"),
    async press(selector: string, words = "") {
      await sees(selector, words);
      // What fades in or moves is not to be pressed yet.
      const press = () => engine.press(`${shown(selector, words)}[0]`);
      await expect(press, `${selector} ${words} is pressed`).toPass(PATIENCE);
    },
    /** The device has kept this page for when there is no signal. */
    hasCopy: () => becomes("caches.match(window.location.href).then(Boolean)", true, "a copy"),
  };
}

/** The expression of what can be seen in the page, matches a selector and says some words. */
function shown(selector: string, words: string): string {
  return `(${findShown})(${JSON.stringify(selector)}, ${JSON.stringify(words)})`;
}

/** Runs in the page. What a browser leaves out until it is near (content-visibility) counts as seen. */
function findShown(selector: string, words: string): Element[] {
  const isShown = (element: Element | null): boolean => {
    if (!element) return false;
    const hasNoBox = getComputedStyle(element).display === "contents";
    if (hasNoBox) return isShown(element.parentElement);
    return element.checkVisibility({ visibilityProperty: true });
  };
  return [...document.querySelectorAll(selector)].filter((element) => {
    if (!isShown(element)) return false;
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    let said = element.getAttribute("aria-label") ?? "";
    while (texts.nextNode()) {
      if (isShown(texts.currentNode.parentElement)) said += texts.currentNode.textContent;
    }
    return said.replaceAll(/\s+/g, " ").includes(words);
  });
}

/** Runs in the page: whether some of an element's height is in the window, and the middle of its width. */
function isInWindow(element: Element): boolean {
  const { top, bottom, left, width } = element.getBoundingClientRect();
  const middle = left + width / 2;
  const { innerHeight, innerWidth } = window;
  return bottom > 0 && top < innerHeight && middle > 0 && middle < innerWidth;
}
