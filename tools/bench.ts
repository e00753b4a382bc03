import { inMarkdown, type Measured, writeSection } from "./bench/report.ts";
import { runLighthouse } from "./bench/run-lighthouse.ts";
import { timeEvents } from "./bench/time-events.ts";
import { weighPages } from "./bench/weigh-pages.ts";
import { builtPages } from "./browser/built-pages.ts";

/**
 * Measures how fast the built site is: `npx node tools/bench.ts` all of it, with `weights` a part, with
 * `lighthouse /events` a part for one page. What is measured of all pages is written into docs/performance.md. Fails
 * where a budget is broken. On a busy machine the times mean little.
 */

const parts: Record<string, (pages: string[]) => Promise<Measured>> = {
  weights: weighPages,
  lighthouse: runLighthouse,
  feed: timeEvents,
};

const named = process.argv.slice(2);
const unknown = named.find((name) => !Object.hasOwn(parts, name) && !builtPages.includes(name));
const chosen = Object.keys(parts).filter((part) => named.includes(part));
const pages = builtPages.filter((page) => named.includes(page));

if (unknown) {
  console.error(
    `There is no ${unknown} to measure. The parts are ${Object.keys(parts).join(", ")}; the pages are ${builtPages.join(", ")}.`,
  );
  process.exitCode = 1;
} else {
  for (const part of chosen.length > 0 ? chosen : Object.keys(parts)) {
    console.log(`\nMeasuring: ${part} …\n`);
    const { tables, broken = [] } = (await parts[part]?.(
      pages.length > 0 ? pages : builtPages,
    )) ?? {
      tables: [],
    };
    console.log(tables.map(inMarkdown).join("\n\n"));
    if (pages.length === 0) writeSection(part, tables);
    for (const excess of broken) console.error(`Over budget: ${excess}`);
    if (broken.length > 0) process.exitCode = 1;
  }
}
