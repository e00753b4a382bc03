import path from "node:path";
import type { Step } from "#tools/steps.ts";

/** The congregations that come with the project. */
export const OURS = ["tests/another-church", "sample"];

/** The day before a Sunday in November, nine in the morning: the tests look at a site of then, whatever day it is. */
export const SATURDAY_MORNING = new Date("2026-11-21T09:00:00Z");

/** For its host; with invented events, to be tried as it would be today; and to be tested. */
export type Purpose = "publish" | "try" | "test";

/** How the site is built from the words in the folder `content`. */
export function buildSteps(content: string, purpose: Purpose): Step[] {
  const env = { CONTENT: content, ...(purpose === "test" && testedTime(content)) };
  const of = path.basename(content);
  const mode = purpose === "publish" ? "" : " --mode=stand-in";
  return [
    { name: `words and drawings (${of})`, command: `node tools/generate.ts${mode}`, env },
    { name: `site (${of})`, command: `react-router build${mode}`, env },
  ];
}

/** For whatever builds or reads what is tested. Another church's words are of another year, and tested as of now. */
export function testedTime(content: string): Record<string, string> {
  return OURS.includes(content) ? { SOURCE_DATE_EPOCH: String(+SATURDAY_MORNING / 1000) } : {};
}
