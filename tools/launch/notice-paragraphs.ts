import { readPrivacyPolicy } from "#app/content-loader/privacy-policy.server.ts";
import { textOfProse } from "#app/events/description/plain-text.ts";

/** The paragraphs of the privacy notice in plain text, with what it says of a website that counts, or does not. */
export function noticeParagraphs(isCounted: boolean): string[] {
  const { sections } = readPrivacyPolicy(isCounted);
  return sections.flatMap(({ prose }) => prose.map((block) => textOfProse([block])));
}
