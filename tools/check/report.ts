import { type Finding, isMust, type Report } from "./finding.ts";
import { addToSummary, isOnGitHub, writeErrorLine } from "./tell-github.ts";

/** Prints a report. The program then ends with status 1 if something must be mended. On GitHub the run shows it, too. */
export function printReport({ text, findings }: Report): void {
  if (text) console.log(`\n${text}`);
  const list = listFindings(findings);
  console.log(`\n${list}\n`);
  const musts = findings.filter(isMust);
  process.exitCode = musts.length > 0 ? 1 : 0;
  addToSummary("What the check-up found", list);
  if (!isOnGitHub()) return;
  for (const { what, mend, where } of musts) {
    console.log(writeErrorLine(`${what} ${mend}`.trim(), where));
  }
}

/** Writes the list of findings, with those that must be mended first and their number at the end. */
export function listFindings(findings: Finding[], conclusion = conclude(findings)): string {
  const musts = findings.filter(isMust);
  const shoulds = findings.filter((finding) => !isMust(finding));
  const parts: string[] = [];
  if (musts.length > 0) parts.push("This must be mended:", ...musts.map(writeFinding));
  if (shoulds.length > 0) parts.push("This should be looked at:", ...shoulds.map(writeFinding));
  return [...parts, conclusion].join("\n\n");
}

function writeFinding({ where, what, mend }: Finding): string {
  const first = where ? `  - ${where}: ${what}` : `  - ${what}`;
  return mend ? `${first}\n    ${mend}` : first;
}

function conclude(findings: Finding[]): string {
  const musts = findings.filter(isMust).length;
  const shoulds = findings.length - musts;
  const begin = musts > 0 ? `${countThings(musts)} must be mended` : "All is well";
  if (shoulds === 0) return `${begin}.`;
  return `${begin}, and ${countThings(shoulds).toLowerCase()} should be looked at.`;
}

function countThings(count: number): string {
  return count === 1 ? "One thing" : `${count} things`;
}
