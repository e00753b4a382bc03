import * as v from "valibot";
import { field, optional } from "../../lib/content/facts.ts";
import { markdownFact, readPage } from "../../lib/content/read-file.ts";
import { prose, proseInSections } from "../../lib/content/read-prose.ts";
import { problemIn } from "../../lib/content/source.ts";
import { day, head, markdown, sentences, words } from "./fields.server.ts";

export const PRIVACY = "privacy-policy.md";

/** The choice not to be counted, and what is said when it is made. */
const objectionWords = v.strictObject({
  label: optional("The choice", words, { usual: "Do not count my visits" }),
  kept: optional("When it is remembered", words, {
    usual: "Done: from now on, visits from this browser are not counted.",
  }),
  lost: optional("When the browser remembers nothing", sentences, {
    usual:
      "Your browser keeps nothing for websites, so it has forgotten this on the next page. Its signal Global Privacy Control does the same, and lasts.",
  }),
  signal: optional("When the browser says so itself", words, {
    usual: "Your browser tells us so already: your visits are not counted.",
  }),
});

const counting = v.strictObject({
  section: field("Heading of the section", words, "It ends with these words."),
  none: field("Where nothing is counted", markdown),
  script: field("Where page views are counted", markdown),
  objection: optional("The choice not to be counted", objectionWords, { usual: {} }),
});
export const privacyFacts = v.strictObject({
  ...head,
  reviewed: field(
    "Reviewed on",
    day,
    "Once a year. Look up the regulator’s address and telephone each time, at ico.org.uk.",
  ),
  counting: optional("Whether visits are counted", counting),
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
