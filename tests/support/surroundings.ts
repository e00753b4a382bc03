import type { Page, Route } from "@playwright/test";

/**
 * Keeps a page waiting for what it asks for at an address until the function is called that is given back; then it
 * gets what it would have got. What a browser fetches before a click goes round it.
 */
export async function holdBack(page: Page, address: string | RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await promise;
    await route.fallback();
  });
  return resolve;
}

/** Lets the browser draw a page whose HTML stops after a part, as on a slow line, until the function is called that is given back. */
export async function holdBackHtmlAfter(
  page: Page,
  path: string,
  part: string | RegExp,
): Promise<() => void> {
  const withPause = (html: string) => html.replace(part, '$&<script src="/pause.js"></script>');
  await page.route(`**${path}`, (route) => sendChanged(route, withPause));
  const pause = "**/pause.js";
  await page.route(pause, (route) => route.fulfill({ body: "document.currentScript.remove()" }));
  return await holdBack(page, pause);
}

/** Sends a page the text that it asks for as `change` makes it. */
export async function sendChanged(route: Route, change: (text: string) => string): Promise<void> {
  const response = await route.fetch();
  await route.fulfill({ response, body: change(await response.text()) });
}

/** What can go wrong with a file that a page asks for. */
const faults = {
  "is not reached": (route: Route) => route.abort(),
  "is missing": (route: Route) => route.fulfill({ status: 404, body: "Gone" }),
  "is refused by a host that fails": (route: Route) => route.fulfill({ status: 500, body: "" }),
  "is empty": (route: Route) => sendChanged(route, () => ""),
  "never comes": () => {},
};

type Fault = keyof typeof faults;

/** What the browser's console may say of such files. */
export const SAID_OF_FILES = new RegExp(
  [
    "Failed to load resource",
    "dynamically imported module",
    "Unexpected|Invalid|[Mm]issing|Unterminated|Illegal",
    "does not provide an export",
    "is not a function|Cannot (read|destructure)|Minified React error #(130|306)",
  ].join("|"),
);

/** Lets files of the page fail: that at a path, or those whose addresses fit a pattern. */
export async function failing(page: Page, files: string | RegExp, fault: Fault): Promise<void> {
  await page.route(files, async (route) => {
    // The page may have been left by then, and its requests with it.
    await Promise.resolve(faults[fault](route)).catch(() => {});
  });
}

/** Does to a page what translation does: another text in two <font> elements for each, while React holds the one that is gone. */
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

/**
 * What browsers learnt later than the oldest that the site promises to serve (tools/build/oldest-browsers.ts), or may be
 * without: names of the page's globals, and what style sheets say, each with what nobody knows.
 */
const names = {
  "HTMLElement.prototype": "popover showPopover hidePopover togglePopover",
  "HTMLButtonElement.prototype": "command commandForElement",
  "HTMLDialogElement.prototype": "closedBy",
  "Document.prototype": "startViewTransition",
  "Navigator.prototype": "share clipboard",
  "Array.prototype": "toSorted toReversed toSpliced with findLast",
  AbortSignal: "any timeout",
  Map: "groupBy",
  Object: "groupBy",
  Promise: "withResolvers try",
  URL: "canParse",
  window:
    "navigation onpageswap onpagereveal onscrollend requestIdleCallback scheduler structuredClone Temporal Iterator",
};
const styles = [
  [":popover-open", ":unknown-here"],
  ["@view-transition", "@unknown-here"],
  [":has(", ":unknown-here("],
  ["@container", "@unknown-here"],
] as const;

/** Makes the browser one that knows none of these. */
export async function makeOldest(page: Page): Promise<void> {
  await page.addInitScript((gone) => {
    for (const [path, known] of Object.entries(gone)) {
      const find = (within: object, key: string): object => Reflect.get(within, key);
      const holder = path.split(".").reduce(find, window);
      for (const name of known.split(" ")) Reflect.deleteProperty(holder, name);
    }
    // The browser itself goes on opening a popover and obeying a command: of a click that is prevented it does neither.
    const prevent = (event: Event) => {
      const { target } = event;
      if (target instanceof Element && target.closest("[popovertarget], [commandfor]")) {
        event.preventDefault();
      }
    };
    addEventListener("click", prevent, true);
  }, names);
  const withoutNew = (css: string) =>
    styles.reduce((text, [known, unknown]) => text.replaceAll(known, unknown), css);
  await page.route(/\.css$/, (route) => sendChanged(route, withoutNew));
}
