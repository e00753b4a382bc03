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
  goBack: () => Promise<unknown>;
  resizeTo: (screen: typeof telephone) => Promise<unknown>;
};

/** How long a visitor waits for anything, in milliseconds: a page at 400 kbit/s takes ten seconds, on a busy machine twice that. */
const PATIENCE = 40_000;

/** Somebody who looks at the site, in whatever browser: waits for what is to be seen, and presses it. */
export class Visitor {
  readonly #engine: Engine;
  readonly #site: string;

  /** `site` is its address, without a slash at the end. */
  constructor(engine: Engine, site: string) {
    this.#engine = engine;
    this.#site = site;
  }

  open = (path: string) => this.#engine.open(this.#site + path);
  pressEscape = () => this.#engine.pressEscape();
  goBack = () => this.#engine.goBack();
  resizeTo: Engine["resizeTo"] = (screen) => this.#engine.resizeTo(screen);

  /** Waits until something that matches the selector, and says these words, can be seen. */
  async sees(selector: string, words = ""): Promise<void> {
    await this.#expect(`${shown(selector, words)}.length > 0`, true, `${selector} ${words}`);
  }

  /** Scrolls to the first thing that matches the selector. */
  async comesTo(selector: string): Promise<void> {
    await this.sees(selector);
    await this.#engine.ask(`${shown(selector, "")}[0].scrollIntoView({ block: "center" })`);
  }

  async seesNo(selector: string, words = ""): Promise<void> {
    await this.#expect(`${shown(selector, words)}.length`, 0, `${selector} ${words}`);
  }

  async seesSoMany(count: number, selector: string): Promise<void> {
    await this.#expect(`${shown(selector, "")}.length`, count, selector);
  }

  /** Waits until such a thing stands in the window, and not where one would have to scroll to. */
  async isAt(selector: string, words = ""): Promise<void> {
    const inWindow = `${shown(selector, words)}.some((${isInWindow}))`;
    await this.#expect(inWindow, true, `${selector} ${words} in the window`);
  }

  /** Waits until the address has this path, with what follows it. */
  async isOn(path: string): Promise<void> {
    await this.#expect("window.location.href", this.#site + path, "the address");
  }

  async press(selector: string, words = ""): Promise<void> {
    await this.sees(selector, words);
    // What fades in or moves is not to be pressed yet.
    const press = () => this.#engine.press(`${shown(selector, words)}[0]`);
    await expect(press, `${selector} ${words} is pressed`).toPass({ timeout: PATIENCE });
  }

  /** Waits until the device has kept pages for when there is no signal. */
  async hasCopies(): Promise<void> {
    await this.#expect("Boolean(navigator.serviceWorker.controller)", true, "copies");
  }

  async #expect(expression: string, answer: unknown, what: string): Promise<void> {
    // While the browser goes to another page, there is none to be asked.
    const ask = () => this.#engine.ask(expression).catch(String);
    await expect.poll(ask, { message: what, timeout: PATIENCE }).toBe(answer);
  }
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
