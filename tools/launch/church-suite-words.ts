import { type ContentText, lineAt } from "./content-texts.ts";
import { type Finding, must } from "./finding.ts";

const CHURCH_SUITE = /churchsuite|church\s+diary/gi;

/** Words that send to ChurchSuite, where church.yaml has no account there. */
export function churchSuiteWords(own: ContentText[], hasAccount: boolean): Finding[] {
  if (hasAccount) return [];
  return own
    .filter(({ file, text }) => file.endsWith(".md") && text.search(CHURCH_SUITE) >= 0)
    .map(({ file, text }) => {
      const lines = [...text.matchAll(CHURCH_SUITE)].map(({ index }) => lineAt(text, index));
      return must(
        `${file}, line ${[...new Set(lines)].join(", ")}`,
        "speaks of ChurchSuite or its diary, and church.yaml names no account there. Say what is so instead",
      );
    });
}
