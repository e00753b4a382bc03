import { readFileSync, writeFileSync } from "node:fs";
import { cpus, totalmem } from "node:os";

const REPORT = "docs/performance.md";

type Table = { title: string; note: string; head: string[]; rows: string[][] };

/** Measures something of pages: a table, and the budgets that are broken, in words. */
export type Part = (pages: string[]) => Promise<Table & { broken?: string[] }>;

/**
 * Puts a table into the section of the report that is marked with the part's name; everything outside the
 * marks is written by hand and stays.
 */
export function writeSection(part: string, { title, note, head, rows }: Table): void {
  const report = readFileSync(REPORT, "utf8");
  const [begin, end] = [`<!-- bench: ${part} -->`, `<!-- end of ${part} -->`];
  const [before, rest] = report.split(begin);
  const after = rest?.split(end)[1];
  if (after === undefined) {
    throw new Error(`${REPORT} needs a line “${begin}” and below it a line “${end}”.`);
  }
  const rule = head.map((_, index) => (index === 0 ? "---" : "---:"));
  const table = [head, rule, ...rows].map((cells) => `| ${cells.join(" | ")} |`).join("\n");
  const section = [begin, `### ${title}`, note, table, measuredOn(), end].join("\n\n");
  writeFileSync(REPORT, before + section + after);
}

function measuredOn(): string {
  const [processor] = cpus();
  const day = new Date().toISOString().slice(0, 10);
  const memory = Math.round(totalmem() / 1024 ** 3);
  const machine = `${cpus().length} × ${processor?.model.trim()}, ${memory} GiB`;
  return `*${day}, ${machine}, Node.js ${process.versions.node}.*`;
}

/** Bytes in kB of 1000 with one digit: "12.3". */
export function kB(bytes: number): string {
  return (bytes / 1000).toFixed(1);
}

export function median(numbers: number[]): number {
  return numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0;
}
