import type { People } from "#app/content-loader/people.server.ts";
import { type ContentText, lineAt } from "./content-texts.ts";
import { type Finding, must } from "./finding.ts";

// What is done “in a vacancy” is so at any time.
const VACANCY = /between\s+ministers|(?<!\bin\s+a\s+)\bvacan(?:cy|t)\b/gi;

/** Words about a vacancy, where people.yaml names a minister. */
export function vacancyWords(
  own: ContentText[],
  { minister }: Pick<People, "minister">,
): Finding[] {
  if (!minister) return [];
  return own
    .filter(({ file }) => file.endsWith(".md"))
    .flatMap(({ file, text }) =>
      [...text.matchAll(VACANCY)].map(({ 0: found, index }) =>
        must(
          `${file}, line ${lineAt(text, index)}`,
          `“${found.replace(/\s+/g, " ")}”, and people.yaml names ${minister.name} as minister`,
        ),
      ),
    );
}
