import { readFileSync, writeFileSync } from "node:fs";
import { cpus, totalmem } from "node:os";
import { runLighthouse } from "./bench/run-lighthouse.ts";
import { weighPages } from "./bench/weigh-pages.ts";
import { builtPages } from "./browser/built-pages.ts";

/**
 * Measures how fast the built site is: `npx node tools/bench.ts` all of it, with `weights` a part, with
 * `lighthouse /events` a part for one page. What is measured of all pages is written into docs/performance.md. Fails
 * where a budget is broken. On a busy machine the times mean little.
 */

/** What was measured, and the budgets that are broken, in words. */
type Table = { title: string; note: string; head: string[]; rows: string[][]; broken?: string[] };

const REPORT = "docs/performance.md";
const parts: Record<string, (pages: string[]) => Promise<Table>> = {
  weights: weighPages,
  lighthouse: runLighthouse,
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
  const table = await measure(pages.length > 0 ? pages : builtPages);
  for (const row of [table.head, ...table.rows]) console.log(row.join(" | "));
  if (pages.length === 0) writeSection(part, table);
  for (const excess of table.broken ?? []) {
    console.error(`Over budget: ${excess}`);
    process.exitCode = 1;
  }
}

/** Everything outside the marks of a part's section is written by hand and stays. */
function writeSection(part: string, { title, note, head, rows }: Table): void {
  const [begin, end] = [`<!-- bench: ${part} -->`, `<!-- end of ${part} -->`];
  const [before = "", rest] = readFileSync(REPORT, "utf8").split(begin);
  const after = rest?.split(end)[1];
  if (after === undefined) {
    throw new Error(`${REPORT} needs a line “${begin}” and below it a line “${end}”.`);
  }
  const rule = head.map((_, index) => (index === 0 ? "---" : "---:"));
  const table = [head, rule, ...rows].map((cells) => `| ${cells.join(" | ")} |`).join("\n");
  const day = new Date().toISOString().slice(0, 10);
  const machine = `${cpus().length} × ${cpus()[0]?.model.trim()}, ${Math.round(totalmem() / 1024 ** 3)} GiB`;
  const measured = `*${day}, ${machine}, Node.js ${process.versions.node}.*`;
  const section = [begin, `### ${title}`, note, table, measured, end].join("\n\n");
  writeFileSync(REPORT, before + section + after);
}
