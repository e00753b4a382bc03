import { addToSummary, errorLine, isOnGitHub } from "#tools/github/tell-github.ts";
import { countOf, type Finding, isMust, type Report } from "./finding.ts";

const headings = [
  ["must", "This must be mended:"],
  ["should", "This should be looked at:"],
  ["know", "Good to know:"],
] as const;

const MOST_LISTED = 10;

/** Findings as they are printed, what weighs most first and by chapters, and at the end how much it is. */
export function reportOf(findings: Finding[], conclusion = conclusionOf(findings)): string {
  const parts = headings.flatMap(([weight, heading]) => {
    const weighing = findings.filter((finding) => finding.weight === weight);
    const chapters = Map.groupBy(weighing, ({ chapter }) => chapter);
    const printed = [...chapters].map(([chapter, own]) =>
      [`  ${chapter}`, ...own.map(asPrinted)].join("\n"),
    );
    return printed.length > 0 ? [heading, ...printed] : [];
  });
  return [...parts, conclusion].join("\n\n");
}

/** How many things must be mended and should be looked at, in a line. */
function conclusionOf(findings: Finding[]): string {
  const [musts, shoulds] = [countOf(findings, "must"), countOf(findings, "should")];
  const begin = musts > 0 ? `${things(musts)} must be mended` : "All is well";
  const looks = shoulds > 0 ? `, and ${things(shoulds).toLowerCase()} should be looked at` : "";
  return `${begin}${looks}.`;
}

function things(count: number): string {
  return count === 1 ? "One thing" : `${count} things`;
}

function asPrinted({ where, what, list = [] }: Finding): string {
  const rest = list.length - MOST_LISTED;
  return [
    `    - ${where && `${where}: `}${what}`,
    ...list.slice(0, MOST_LISTED).map((one) => `        ${one}`),
    ...(rest > 0 ? [`        … and ${rest} more`] : []),
  ].join("\n");
}

/** Prints a report, and ends the program with status 1 where something must be mended; tells GitHub, where it runs. */
export function tell({ text, findings, conclusion }: Report): void {
  if (text) console.log(`\n${text}`);
  const report = reportOf(findings, conclusion);
  const musts = findings.filter(isMust);
  console.log(`\n${report}\n`);
  process.exitCode = musts.length > 0 ? 1 : 0;
  addToSummary("What the check-up found", report);
  if (isOnGitHub()) for (const { what, where } of musts) console.log(errorLine(what, where));
}
