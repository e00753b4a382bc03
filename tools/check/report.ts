import { type Finding, isMust, type Report } from "./finding.ts";

/** Prints a report. The program then ends with status 1 if something must be mended. On GitHub the run shows it, too. */
export function printReport({ text, findings }: Report): void {
  const list = listFindings(findings);
  console.log(text ? `\n${text}\n\n${list}\n` : `\n${list}\n`);
  const musts = findings.filter(isMust);
  process.exitCode = musts.length > 0 ? 1 : 0;
  const isOnGitHub = process.env.GITHUB_ACTIONS === "true";
  for (const finding of isOnGitHub ? musts : []) console.log(writeErrorLine(finding));
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

/** Writes the line of output that GitHub shows as an error of the run, and in a pull request at "home.md, line 3". */
export function writeErrorLine({ where, what, mend }: Finding): string {
  const [, file, line] = /^(.+), line (\d+)$/.exec(where) ?? [];
  const place = file ? ` file=${file.replace(/[%:,]/g, encodeURIComponent)},line=${line}` : "";
  const words = [file ? "" : where, what, mend].filter(Boolean).join(" ");
  return `::error${place}::${words.replace(/[%\r\n]/g, encodeURIComponent)}`;
}
