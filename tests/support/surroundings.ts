import type { Page, Route } from "@playwright/test";

/**
 * Keeps a page waiting for a file. Returns a function that lets the file come. It does not hold back what a browser
 * fetches by itself before a link is clicked.
 */
export async function holdBack(page: Page, address: string | RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await promise;
    await route.fallback();
  });
  return resolve;
}

/** Answers a request with the text that the site would have sent, after `change` has changed it. */
export async function sendChanged(route: Route, change: (text: string) => string): Promise<void> {
  const response = await route.fetch();
  await route.fulfill({ response, body: change(await response.text()) });
}

/** What the browser's console may say about files that are gone. */
export const FILE_ERRORS = /Failed to load resource|dynamically imported module/;

/** Makes files of a page be missing: all whose addresses match a pattern. */
export async function loseFiles(page: Page, files: RegExp): Promise<void> {
  await page.route(files, (route) => route.fulfill({ status: 404, body: "Gone" }));
}

/** Tells the page that the browser had kept it and shows it again, as Back and Forward do. */
export async function showFromMemory(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
  });
}

/**
 * Does to a page what a browser's translation does: it puts a new text in two <font> elements in the place of each text,
 * while React still holds the former one.
 */
export async function translate(page: Page): Promise<void> {
  await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Node[] = [];
    while (walker.nextNode()) {
      const text = walker.currentNode;
      if (!text.parentElement?.closest("script, style, font")) texts.push(text);
    }
    for (const text of texts) {
      const outer = document.createElement("font");
      const inner = outer.appendChild(document.createElement("font"));
      inner.append(text.textContent ?? "");
      text.parentNode?.replaceChild(outer, text);
    }
  });
}

// What the oldest browsers that the site promises to serve (tools/build/oldest-browsers.ts) do not know yet, and what
// tests/build/old-browsers.test.ts cannot find in a script.

/** Properties of objects, by their constructor. */
const newProperties: Record<string, string[]> = {
  HTMLElement: ["popover", "showPopover", "hidePopover", "togglePopover"],
  HTMLButtonElement: ["command", "commandForElement"],
  HTMLDialogElement: ["closedBy"],
  Document: ["startViewTransition"],
  Navigator: ["share", "clipboard"],
};

/** Properties of the window. */
const newGlobals = [
  "navigation",
  "onpageswap",
  "onpagereveal",
  "onscrollend",
  "requestIdleCallback",
  "scheduler",
];

/** Runs in the page. */
function forgetNames(names: {
  newProperties: Record<string, string[]>;
  newGlobals: string[];
}): void {
  const globals = window as unknown as Record<string, { prototype: object }>;
  for (const [name, properties] of Object.entries(names.newProperties)) {
    const prototype = globals[name]?.prototype ?? {};
    for (const property of properties) Reflect.deleteProperty(prototype, property);
  }
  for (const name of names.newGlobals) Reflect.deleteProperty(window, name);
}

/** Runs in the page. The browser itself still knows these attributes: it does nothing for a click that is prevented. */
function ignorePopoversAndCommands(): void {
  const prevent = (event: Event) => {
    const { target } = event;
    if (target instanceof Element && target.closest("[popovertarget], [commandfor]")) {
      event.preventDefault();
    }
  };
  addEventListener("click", prevent, true);
}

/** Puts names that no browser knows in the place of what style sheets say to newer browsers. */
function forgetNewStyles(css: string): string {
  return css
    .replaceAll(":popover-open", ":unknown-here")
    .replaceAll("@view-transition", "@unknown-here")
    .replaceAll(":has(", ":unknown-here(")
    .replaceAll("@container", "@unknown-here");
}

/** Makes a browser one of the oldest that the site promises to serve. */
export async function makeOldest(page: Page): Promise<void> {
  await page.addInitScript(forgetNames, { newProperties, newGlobals });
  await page.addInitScript(ignorePopoversAndCommands);
  await page.route(/\.css$/, (route) => sendChanged(route, forgetNewStyles));
}
