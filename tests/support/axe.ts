import type { Locator, Page } from "@playwright/test";
import axe from "axe-core";
import { comeToRest } from "./screens.ts";

/** WCAG 2.2, levels A and AA, and what the makers of axe advise besides. */
const STANDARDS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** The rule of level AAA that words have a contrast of 7:1. */
const CONTRAST_OF_7 = "color-contrast-enhanced";

/** axe leaves that rule off by itself. The rule of level AA, 4.5:1, need not run beside it. */
const RULES: axe.RuleObject = {
  [CONTRAST_OF_7]: { enabled: true },
  "color-contrast": { enabled: false },
};

/**
 * Lists what axe finds wrong with a page, or with the part of it that a test is about: the rule, the element, and what is
 * wrong with it. A part takes less time.
 */
export function findViolations(page: Page, part = page.locator("html")): Promise<string[]> {
  return runAxe(part, { runOnly: STANDARDS, rules: RULES });
}

/** Lists the words of a page that have too little contrast, in the colours that it has now. */
export function findPaleWords(page: Page): Promise<string[]> {
  return runAxe(page.locator("html"), { runOnly: { type: "rule", values: [CONTRAST_OF_7] } });
}

/** Lists the words of a page that have too little contrast by night. Nothing else differs then. */
export async function findPaleWordsByNight(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: "dark" });
  const violations = await findPaleWords(page);
  await page.emulateMedia({ colorScheme: "light" });
  return violations;
}

async function runAxe(part: Locator, rules: axe.RunOptions): Promise<string[]> {
  const page = part.page();
  for (const frame of page.frames()) {
    // The browser compiles axe once for each document.
    const hasAxe = await frame.evaluate(() => "axe" in window);
    if (!hasAxe) await frame.evaluate(axe.source);
  }
  await page.evaluate(comeToRest);
  const options: axe.RunOptions = { ...rules, resultTypes: ["violations"] };
  const { violations } = await part.evaluate((element, given) => axe.run(element, given), options);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(" ")}: ${failureSummary}`),
  );
}
