import { type Finding, isMust, type Report } from "./finding.ts";
import { addToSummary, errorLine, isOnGitHub } from "./tell-github.ts";

/** Prints a report, and ends the program with status 1 where something must be mended. Tells GitHub, where it runs. */
export function printReport({ text, findings }: Report): void {
  if (text) console.log(`\n${text}`);
  const list = listFindings(findings);
  console.log(`\n${list}\n`);
  const musts = findings.filter(isMust);
  process.exitCode = musts.length > 0 ? 1 : 0;
  addToSummary("What the check-up found", list);
  if (!isOnGitHub()) return;
  for (const { what, mend, where } of musts)
    console.log(errorLine(`${what} ${mend}`.trim(), where));
}

/** Lists findings as they are printed, what must be mended first, and counts them at the end. */
export function listFindings(findings: Finding[], conclusion = conclude(findings)): string {
  const musts = findings.filter(isMust);
  const others = findings.filter((finding) => !isMust(finding));
  const parts: string[] = [];
  if (musts.length > 0) parts.push("This must be mended:", ...musts.map(asPrinted));
  if (others.length > 0) parts.push("This should be looked at:", ...others.map(asPrinted));
  return [...parts, conclusion].join("\n\n");
}

function asPrinted({ where, what, mend }: Finding): string {
  const first = where ? `  - ${where}: ${what}` : `  - ${what}`;
  return mend ? `${first}\n    ${mend}` : first;
}

function conclude(findings: Finding[]): string {
  const musts = findings.filter(isMust).length;
  const others = findings.length - musts;
  const begin = musts > 0 ? `${countThings(musts)} must be mended` : "All is well";
  if (others === 0) return `${begin}.`;
  return `${begin}, and ${countThings(others).toLowerCase()} should be looked at.`;
}

function countThings(count: number): string {
  return count === 1 ? "One thing" : `${count} things`;
}
