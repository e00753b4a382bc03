import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";

/** WCAG 2.2, levels A and AA, and what those who wrote axe advise. */
const standards = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Of level AAA one rule, which axe leaves off: contrast of 7:1. Whatever breaks level AA's breaks it too. */
const stricter = {
  "color-contrast-enhanced": { enabled: true },
  "color-contrast": { enabled: false },
};

/** What axe finds against the page as it stands: the rule, the element and what is wrong with it. */
export async function violationsOf(page: Page): Promise<string[]> {
  // The other mode only adds frames of other origins, of which the site has none, and takes twice as long.
  const axe = new AxeBuilder({ page }).setLegacyMode();
  axe.options({ runOnly: standards, rules: stricter, resultTypes: ["violations"] });
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(" ")}: ${failureSummary}`),
  );
}
