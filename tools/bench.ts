import { type Part, writeSection } from "./bench/report.ts";
import { runLighthouse } from "./bench/run-lighthouse.ts";
import { timeEvents } from "./bench/time-events.ts";
import { weighPages } from "./bench/weigh-pages.ts";
import { builtPages } from "./browser/built-pages.ts";

/**
 * Measures how fast the built site is: `npx node tools/bench.ts` all of it, with `weights` a part, with
 * `lighthouse /events` a part for one page. What is measured of all pages is written into docs/performance.md. Fails
 * where a budget is broken. On a busy machine the times mean little.
 */

const parts: Record<string, Part> = {
  weights: weighPages,
  lighthouse: runLighthouse,
  feed: timeEvents,
};

const named = process.argv.slice(2);
const known = [...Object.keys(parts), ...builtPages];
const unknown = named.find((name) => !known.includes(name));
if (unknown) throw new Error(`There is no ${unknown} to measure. There are ${known.join(", ")}.`);

const pages = builtPages.filter((page) => named.includes(page));
const isNamed = (part: string) => named.length === pages.length || named.includes(part);
for (const [part, measure] of Object.entries(parts)) {
  if (!isNamed(part)) continue;
  console.log(`\nMeasuring: ${part} …\n`);
  const { broken = [], ...table } = await measure(pages.length > 0 ? pages : builtPages);
  for (const row of [table.head, ...table.rows]) console.log(row.join(" | "));
  if (pages.length === 0) writeSection(part, table);
  for (const excess of broken) console.error(`Over budget: ${excess}`);
  if (broken.length > 0) process.exitCode = 1;
}
