import type { Page } from "@playwright/test";
import axe from "axe-core";
import { comeToRest } from "./screens.ts";

/** WCAG 2.2, levels A and AA, and what those who wrote axe advise. */
const standards = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** The one rule that other colours can break. */
const ofColours = "color-contrast-enhanced";

/** Of level AAA one rule, which axe leaves off: contrast of 7:1. Whatever breaks level AA's breaks it too. */
const stricter = {
  [ofColours]: { enabled: true },
  "color-contrast": { enabled: false },
};

/** What axe finds against the page as it stands: the rule, the element and what is wrong with it. */
export function violationsOf(page: Page): Promise<string[]> {
  return foundBy(page, { runOnly: standards, rules: stricter });
}

/** The same of its colours by night, the one thing that is otherwise then. app/styles/tokens.test.ts holds them for all pages. */
export async function violationsByNight(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: "dark" });
  const violations = await foundBy(page, { runOnly: { type: "rule", values: [ofColours] } });
  await page.emulateMedia({ colorScheme: "light" });
  return violations;
}

async function foundBy(page: Page, rules: axe.RunOptions): Promise<string[]> {
  for (const frame of page.frames()) {
    // Read once for each document: what a browser has compiled of axe it keeps for the next look.
    if (!(await frame.evaluate(() => "axe" in window))) await frame.evaluate(axe.source);
  }
  await page.evaluate(comeToRest);
  const options: axe.RunOptions = { ...rules, resultTypes: ["violations"] };
  const { violations } = await page.evaluate((given) => axe.run(document, given), options);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(" ")}: ${failureSummary}`),
  );
}
