import { readFileSync, writeFileSync } from "node:fs";
import { cpus, totalmem } from "node:os";

const REPORT = "docs/performance.md";

export type Table = { title: string; note?: string; head: string[]; rows: string[][] };

/** What a part of the bench has measured, and the budgets that are broken, in words. */
export type Measured = { tables: Table[]; broken?: string[] };

/**
 * Puts tables into the section of the report that is marked with the part's name; everything outside the
 * marks is written by hand and stays.
 */
export function writeSection(part: string, tables: Table[]): void {
  const report = readFileSync(REPORT, "utf8");
  const [begin, end] = [`<!-- bench: ${part} -->`, `<!-- end of ${part} -->`];
  const [before, rest] = report.split(begin);
  const after = rest?.split(end)[1];
  if (after === undefined) {
    throw new Error(`${REPORT} needs a line “${begin}” and below it a line “${end}”.`);
  }
  const section = [...tables.map(inMarkdown), measuredOn()].join("\n\n");
  writeFileSync(REPORT, `${before}${begin}\n\n${section}\n\n${end}${after}`);
}

export function inMarkdown({ title, note, head, rows }: Table): string {
  const rule = head.map((_, index) => (index === 0 ? "---" : "---:"));
  const table = [head, rule, ...rows].map((cells) => `| ${cells.join(" | ")} |`).join("\n");
  return [`### ${title}`, note, table].filter(Boolean).join("\n\n");
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
