import { contentName } from "#app/content-loader/content-folder.server.ts";
import type { Finding } from "./finding.ts";

const headings = {
  must: `Before it goes live, this must be done in ${contentName}/:`,
  should: "And this should be looked at:",
} satisfies Record<Finding["weight"], string>;

/** All findings as they are printed, the musts first. */
export function reportOf(findings: Finding[]): string {
  const parts = (["must", "should"] as const).flatMap((weight) => {
    const listed = findings.filter((finding) => finding.weight === weight);
    if (listed.length === 0) return [];
    const lines = listed.map(({ where, words }, index) => `  ${index + 1}. ${where}: ${words}`);
    return [[headings[weight], "", ...lines].join("\n")];
  });
  return [...parts, conclusionOf(findings)].join("\n\n");
}

/** What a build says: how much there is still to do, in a line. */
export function summaryOf(findings: Finding[]): string {
  if (findings.length === 0) return "Nothing stands between these words and a live site.";
  const [must, should] = countsOf(findings);
  return `Before this goes live: ${must} to do, ${should} to look at. npm run launch-check lists them.`;
}

function conclusionOf(findings: Finding[]): string {
  const [must, should] = countsOf(findings);
  if (must > 0)
    return `${must} to do, ${should} to look at. Mend them in any order and run this again.`;
  if (should > 0) return "Nothing more must be done. The site can go live.";
  return "All is well. The site can go live.";
}

function countsOf(findings: Finding[]): [must: number, should: number] {
  const must = findings.filter(({ weight }) => weight === "must").length;
  return [must, findings.length - must];
}
