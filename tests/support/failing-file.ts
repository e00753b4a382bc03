import type { Page, Route } from "@playwright/test";

/** What can go wrong with a file that a page asks for. */
const faults = {
  "is not reached": (route: Route) => route.abort(),
  "is missing": (route: Route) => route.fulfill({ status: 404, body: "Gone" }),
  "is refused by a host that fails": (route: Route) => route.fulfill({ status: 500, body: "" }),
  "is cut short": async (route: Route) => {
    const response = await route.fetch();
    const body = await response.body();
    await route.fulfill({ response, body: body.subarray(0, body.length / 2) });
  },
  "is empty": async (route: Route) => route.fulfill({ response: await route.fetch(), body: "" }),
  "never comes": () => {},
};

export type Fault = keyof typeof faults;
export const everyFault = Object.keys(faults) as Fault[];

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

/** Lets files of the page fail: those whose address holds `part`. */
export async function failing(page: Page, part: string | RegExp, fault: Fault): Promise<void> {
  const isMeant = (url: URL) =>
    typeof part === "string" ? url.pathname === part : part.test(url.pathname);
  await page.route(isMeant, async (route) => {
    // The page may have been left by then, and its requests with it.
    await Promise.resolve(faults[fault](route)).catch(() => {});
  });
}
