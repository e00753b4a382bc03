import * as v from "valibot";
import { day, markdown, words } from "#app/content-loader/facts/fields.server.ts";
import { problemIn } from "#app/content-loader/facts/parse-facts.server.ts";
import { prose, proseInSections } from "#app/content-loader/prose/prose.server.ts";
import { head } from "./pages.server.ts";
import { markdownFact, readPage } from "./read-page.server.ts";

const PRIVACY = "privacy-policy.md";

/** The choice not to be counted, and what is said when it is made. */
const objectionWords = v.strictObject({
  label: v.optional(words, "Do not count my visits"),
  /** It is remembered. */
  kept: v.optional(words, "Done: from now on, visits from this browser are not counted."),
  /** The browser remembers nothing. */
  lost: v.optional(
    words,
    "Your browser keeps nothing for websites, so it has forgotten this on the next page. Its signal Global Privacy Control does the same, and lasts.",
  ),
  /** The browser says so itself. */
  signal: v.optional(words, "Your browser tells us so already: your visits are not counted."),
});
export type ObjectionWords = v.InferOutput<typeof objectionWords>;

const counting = v.strictObject({
  section: words,
  none: markdown,
  script: markdown,
  objection: v.optional(objectionWords, {}),
});
const privacySchema = v.strictObject({ ...head, reviewed: day, counting: v.optional(counting) });

/**
 * The privacy notice. The section that `counting` names ends with whether the website counts its visitors and,
 * where it does, with the choice not to be counted: without such a section the notice does.
 */
export function readPrivacyPolicy(isCounted = false) {
  const { facts, text: sections } = readPage(PRIVACY, privacySchema, proseInSections);
  const { counting, ...notice } = facts;
  const choice = (heading: string | undefined) =>
    isCounted ? { heading, words: counting?.objection ?? v.parse(objectionWords, {}) } : null;
  if (!counting) return { ...notice, sections, objection: choice(sections.at(-1)?.heading) };
  const section = sections.find(({ heading }) => heading === counting.section);
  if (!section) {
    throw problemIn(
      PRIVACY,
      ["counting", "section"],
      `is no heading of this file. Expected one of: ${sections.map(({ heading }) => heading).join(", ")}`,
    );
  }
  const way = isCounted ? "script" : "none";
  section.prose.push(...prose(markdownFact(PRIVACY, ["counting", way], counting[way])));
  return { ...notice, sections, objection: choice(section.heading) };
}
