import { readFileSync } from "node:fs";
import path from "node:path";
import type { Page } from "@playwright/test";
import { SITE } from "./built-pages.ts";

const body = () => readFileSync(path.join(SITE, "500.html"), "utf8");

/** Opens the giving page while the host cannot show it, as a host does that knows 500.html. */
export async function openFailingGiving(page: Page): Promise<void> {
  await page.route("**/giving", (route) =>
    route.fulfill({ status: 500, body: body(), contentType: "text/html; charset=utf-8" }),
  );
  await page.goto("/giving");
}
