import { builtPages } from "#tests/support/built-pages.ts";
import { readArguments } from "./bench/read-arguments.ts";
import { type Measured, writeSection } from "./bench/report.ts";
import { runLighthouse } from "./bench/run-lighthouse.ts";
import { timeEvents } from "./bench/time-events.ts";
import { weighPages } from "./bench/weigh-pages.ts";

/**
 * Measures how fast the built site is and writes docs/performance.md: `npx node tools/bench.ts` all of it,
 * with `weights` a part, with `lighthouse /events` a part for one page. Fails
 * where a budget is broken. On a busy machine the times mean little.
 */

const parts: Record<string, (pages: string[]) => Promise<Measured>> = {
  weights: weighPages,
  lighthouse: runLighthouse,
  feed: timeEvents,
};

try {
  const chosen = readArguments(process.argv.slice(2), Object.keys(parts), builtPages);
  for (const part of chosen.parts) {
    console.log(`\nMeasuring: ${part} …\n`);
    const measured = await parts[part]?.(chosen.pages);
    console.log(
      writeSection(part, measured?.tables ?? [], chosen.pages.length < builtPages.length),
    );
    for (const missing of measured?.missing ?? []) {
      console.error(`Not measured: ${missing}`);
      process.exitCode = 1;
    }
    for (const excess of measured?.broken ?? []) {
      console.error(`Over budget: ${excess}`);
      process.exitCode = 1;
    }
  }
} catch (problem) {
  console.error(problem instanceof Error ? problem.message : problem);
  process.exitCode = 1;
}
