import type { ContentText } from "./content-texts.ts";
import type { Finding } from "./finding.ts";
import { foundIn } from "./found-in.ts";

const CHURCH_SUITE = /churchsuite|church\s+diary/gi;
const UNTRUE =
  "speaks of ChurchSuite or its diary, and church.yaml names no account there. Say what is so instead";

/** Words that send to ChurchSuite, where church.yaml has no account there. */
export function churchSuiteWords(own: ContentText[], hasAccount: boolean): Finding[] {
  if (hasAccount) return [];
  return own
    .filter(({ file }) => file.endsWith(".md"))
    .flatMap((text) => foundIn(text, CHURCH_SUITE, () => UNTRUE));
}
