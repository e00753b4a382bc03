import type { Page } from "@playwright/test";

/**
 * What browsers learnt later than the oldest that the site promises to serve (tools/oldest-browsers.ts), or may be without: names of
 * the page's globals, and what style sheets say, each with what nobody knows.
 */
const names = [
  ...["popover", "showPopover", "hidePopover", "togglePopover"].map(
    (name) => `HTMLElement.prototype.${name}`,
  ),
  ...["command", "commandForElement"].map((name) => `HTMLButtonElement.prototype.${name}`),
  ...["HTMLDialogElement.prototype.closedBy", "Document.prototype.startViewTransition"],
  ...["navigation", "onpageswap", "onpagereveal", "onscrollend"],
  ...["requestIdleCallback", "scheduler"],
  ...["toSorted", "toReversed", "toSpliced", "with", "findLast"].map(
    (name) => `Array.prototype.${name}`,
  ),
  ...["AbortSignal.any", "AbortSignal.timeout", "Object.groupBy", "Map.groupBy"],
  ...["Promise.withResolvers", "Promise.try", "URL.canParse", "structuredClone", "Temporal"],
  ...["Iterator", "Navigator.prototype.share", "Navigator.prototype.clipboard"],
];
const styles = [
  [":popover-open", ":unknown-here"],
  ["@view-transition", "@unknown-here"],
  [":has(", ":unknown-here("],
  ["@container", "@unknown-here"],
] as const;

/** Makes the browser one that knows none of these. */
export async function makeOldest(page: Page): Promise<void> {
  await page.addInitScript((gone) => {
    for (const name of gone) {
      const path = name.split(".");
      const last = path.pop() ?? "";
      const holder = path.reduce<unknown>(
        (object, key) => Reflect.get(Object(object), key),
        window,
      );
      Reflect.deleteProperty(Object(holder), last);
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
  await page.route(/\.css$/, async (route) => {
    let body = await (await route.fetch()).text();
    for (const [known, unknown] of styles) body = body.replaceAll(known, unknown);
    await route.fulfill({ contentType: "text/css", body });
  });
}
