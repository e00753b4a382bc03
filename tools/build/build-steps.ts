import path from "node:path";
import type { Step } from "#tools/steps.ts";

/** How the site is built from the words in the folder `content`; with `isStandIn`, to be tried, with invented events. */
export function buildSteps(content: string, isStandIn: boolean): Step[] {
  const env = { CONTENT: content };
  const of = path.basename(content);
  const mode = isStandIn ? " --mode stand-in" : "";
  return [
    { name: `words and drawings (${of})`, command: "node tools/generate.ts", env },
    { name: `site (${of})`, command: `react-router build${mode}`, env },
  ];
}
