import type { Finding } from "#tools/check/finding.ts";

/** Writes findings of the check-up on one line each, without how to mend them: "must content/home.md: is missing". */
export function writeFindings(findings: Finding[]): string[] {
  return findings.map(({ weight, where, what }) => `${weight} ${where}: ${what}`);
}
