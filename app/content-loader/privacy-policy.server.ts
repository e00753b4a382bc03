import * as v from "valibot";
import { field } from "#app/content-loader/facts/field.ts";
import { day, head, markdown, sentences, words } from "#app/content-loader/facts/fields.server.ts";
import { problemIn } from "#app/content-loader/facts/parse-facts.server.ts";
import { prose, proseInSections } from "#app/content-loader/prose/prose.server.ts";
import { markdownFact, readPage } from "./read-file.server.ts";

export const PRIVACY = "privacy-policy.md";

/** The choice not to be counted, and what is said when it is made. */
const objectionWords = v.strictObject({
  label: field("The choice", v.optional(words, "Do not count my visits")),
  kept: field(
    "When it is remembered",
    v.optional(words, "Done: from now on, visits from this browser are not counted."),
  ),
  lost: field(
    "When the browser remembers nothing",
    v.optional(
      sentences,
      "Your browser keeps nothing for websites, so it has forgotten this on the next page. Its signal Global Privacy Control does the same, and lasts.",
    ),
  ),
  signal: field(
    "When the browser says so itself",
    v.optional(words, "Your browser tells us so already: your visits are not counted."),
  ),
});
export type ObjectionWords = v.InferOutput<typeof objectionWords>;

const counting = v.strictObject({
  section: field("Heading of the section", words, "It ends with these words."),
  none: field("Where nothing is counted", markdown),
  script: field("Where page views are counted", markdown),
  objection: field("The choice not to be counted", v.optional(objectionWords, {})),
});
export const privacyFacts = v.strictObject({
  ...head,
  reviewed: field("Reviewed on", day),
  counting: field("Whether visits are counted", v.optional(counting)),
});

/** The privacy notice. The section that `counting` names, or the last, ends with the choice not to be counted. */
export function readPrivacyPolicy(isCounted = false) {
  const { facts, text: sections } = readPage(PRIVACY, privacyFacts, proseInSections);
  const { counting, ...notice } = facts;
  const section = counting
    ? sections.find(({ heading }) => heading === counting.section)
    : sections.at(-1);
  if (!section) {
    const headings = sections.map(({ heading }) => heading).join(", ");
    const expected = `is no heading of this file. Expected one of: ${headings}`;
    throw problemIn(PRIVACY, ["counting", "section"], expected);
  }
  if (counting) {
    const way = isCounted ? "script" : "none";
    section.prose.push(...prose(markdownFact(PRIVACY, ["counting", way], counting[way])));
  }
  const words = counting?.objection ?? v.parse(objectionWords, {});
  const objection = isCounted ? { heading: section.heading, words } : null;
  return { ...notice, sections, objection };
}
