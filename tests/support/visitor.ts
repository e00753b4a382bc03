import { expect } from "@playwright/test";

/** A browser, as a journey needs it. Each engine does this by means of its own library. */
export type Engine = {
  open: (address: string) => Promise<unknown>;
  /** Evaluates an expression in the page. The result is a string, a number or a boolean. */
  evaluate: (expression: string) => Promise<unknown>;
  /** Clicks on the element that an expression finds in the page. Rejects while it moves or is covered. */
  press: (expression: string) => Promise<unknown>;
  pressEscape: () => Promise<unknown>;
  /** Makes the window this large, in CSS pixels. */
  resizeTo: (screen: { width: number; height: number }) => Promise<unknown>;
};

/**
 * How long a visitor waits for anything, and how often they look again, in milliseconds. At 400 kbit/s a page takes ten
 * seconds, and on a busy machine twice that.
 */
const PATIENCE = { timeout: 40_000, intervals: [100] };

/**
 * Somebody who looks at the site in any browser. They wait for what they expect to see before they press it; elements
 * are found by a CSS selector and by words in them.
 */
export class Visitor {
  readonly #engine: Engine;
  readonly #site: string;

  /** `site` is the origin of the website, "http://127.0.0.1:3000". */
  constructor(engine: Engine, site: string) {
    this.#engine = engine;
    this.#site = site;
  }

  async open(path: string): Promise<void> {
    await this.#engine.open(this.#site + path);
  }

  async resizeTo(screen: { width: number; height: number }): Promise<void> {
    await this.#engine.resizeTo(screen);
  }

  async goBack(): Promise<void> {
    await this.#engine.evaluate("window.history.back()");
  }

  async press(selector: string, words = ""): Promise<void> {
    await this.sees(selector, words);
    // An element that fades in or moves is pressed when it has come to rest.
    const press = () => this.#engine.press(`${findVisible(selector, words)}[0]`);
    await expect(press, `${selector} ${words} is pressed`).toPass(PATIENCE);
  }

  async pressEscape(): Promise<void> {
    await this.#engine.pressEscape();
  }

  async scrollTo(selector: string): Promise<void> {
    await this.sees(selector);
    const element = `${findVisible(selector, "")}[0]`;
    // Styles and fonts that come later would move it out of view again.
    await this.#waitFor("document.readyState", "complete", "the page is loaded");
    await this.#engine.evaluate(`${element}.scrollIntoView({ block: "center" })`);
  }

  async sees(selector: string, words = ""): Promise<void> {
    const expression = `${findVisible(selector, words)}.length > 0`;
    await this.#waitFor(expression, true, `${selector} ${words}`);
  }

  async seesSoMany(count: number, selector: string, words = ""): Promise<void> {
    const expression = `${findVisible(selector, words)}.length`;
    await this.#waitFor(expression, count, `${selector} ${words}`);
  }

  async seesNo(selector: string, words = ""): Promise<void> {
    await this.seesSoMany(0, selector, words);
  }

  /** Sees it without scrolling. */
  async seesInWindow(selector: string, words = ""): Promise<void> {
    const expression = `${findVisible(selector, words)}.some((${isInWindow}))`;
    await this.#waitFor(expression, true, `${selector} in the window`);
  }

  /** The page in the browser is the one at this path. */
  async isOn(path: string): Promise<void> {
    await this.#waitFor("window.location.href", this.#site + path, "the address");
  }

  async #waitFor(expression: string, result: unknown, what: string): Promise<void> {
    // Between two pages there is none in which an expression could be evaluated.
    const evaluate = () => this.#engine.evaluate(expression).catch(String);
    await expect.poll(evaluate, { message: what, ...PATIENCE }).toBe(result);
  }
}

/** Writes an expression for the elements in the page that match a selector, can be seen, and have these words in them. */
function findVisible(selector: string, words: string): string {
  return `(${findVisibleInPage})(${JSON.stringify(selector)}, ${JSON.stringify(words)})`;
}

/** Runs in the page. An element that a browser leaves out until it comes near (content-visibility) counts as visible. */
function findVisibleInPage(selector: string, words: string): Element[] {
  const isVisible = (element: Element | null): boolean => {
    if (!element) return false;
    const hasNoBox = getComputedStyle(element).display === "contents";
    if (hasNoBox) return isVisible(element.parentElement);
    return element.checkVisibility({ visibilityProperty: true });
  };
  const visibleWords = (element: Element): string => {
    let text = element.getAttribute("aria-label") ?? "";
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      if (isVisible(texts.currentNode.parentElement)) text += texts.currentNode.textContent;
    }
    return text.replaceAll(/\s+/g, " ");
  };
  const elements = [...document.querySelectorAll(selector)];
  return elements.filter((element) => isVisible(element) && visibleWords(element).includes(words));
}

/** Runs in the page: whether some of an element's height is in the window, and the middle of its width. */
function isInWindow(element: Element): boolean {
  const { top, bottom, left, width } = element.getBoundingClientRect();
  const middle = left + width / 2;
  const { innerHeight, innerWidth } = window;
  return bottom > 0 && top < innerHeight && middle > 0 && middle < innerWidth;
}
