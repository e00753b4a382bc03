import * as v from "valibot";
import {
  type ContentFolder,
  type Fillings,
  field,
  fields,
  optional,
  type Prose,
  readProse,
  readSections,
  type Section,
} from "#content";
import type { Day } from "#time";
import { day, head, markdown, type PageHeadWords, sentences, words } from "./fields.server.ts";
import type { PageFile } from "./page-file.ts";

const PRIVACY = "privacy-policy.md";

/** The privacy notice, `privacy-policy.md`. */
export type PrivacyPolicy = PageHeadWords & {
  /** The day on which somebody has last read it through. */
  reviewed: Day;
  /** Its text. */
  sections: Section[];
  /** What it says about the counting of visits, if it says anything. */
  counting?: CountingWords;
  objection: ObjectionWords;
};

type CountingWords = {
  /** The heading of the section that ends with these words. */
  section: string;
  /** The words for a church that counts nothing. */
  none: Prose;
  /** The words for a church that counts page views. */
  script: Prose;
};

/** The choice not to be counted, and what is said when it is made. */
export type ObjectionWords = {
  /** The words beside the box. */
  label: string;
  /** What is said when the browser remembers the choice. */
  kept: string;
  /** What is said when the browser cannot remember it. */
  lost: string;
  /** What is said when the browser itself objects. */
  signal: string;
};

/** The sections of the notice, as they are printed. */
export type PrintedNotice = {
  sections: Section[];
  /** The choice not to be counted, and the heading of the section that ends with it; null if nothing is counted. */
  objection: { heading: string; words: ObjectionWords } | null;
};

const objectionWords = fields({
  label: optional("The choice", words, { default: "Do not count my visits" }),
  kept: optional("When it is remembered", words, {
    default: "Done: from now on, visits from this browser are not counted.",
  }),
  lost: optional("When the browser remembers nothing", sentences, {
    default:
      "Your browser keeps nothing for websites, so it has forgotten this on the next page. Its signal Global Privacy Control does the same, and lasts.",
  }),
  signal: optional("When the browser says so itself", words, {
    default: "Your browser tells us so already: your visits are not counted.",
  }),
});

const counting = fields({
  section: field("Heading of the section", words, "It ends with these words."),
  none: field("Where nothing is counted", markdown),
  script: field("Where page views are counted", markdown),
  objection: optional("The choice not to be counted", objectionWords, { default: {} }),
});

const privacySchema = fields({
  ...head,
  reviewed: field(
    "Reviewed on",
    day,
    "Once a year. Look up the regulator’s address and telephone each time, at ico.org.uk.",
  ),
  counting: optional("Whether visits are counted", counting),
});

function readPrivacyPolicy(folder: ContentFolder, fillings: Fillings): PrivacyPolicy | undefined {
  const page = folder.readPage(PRIVACY, privacySchema, fillings, readSections);
  if (!page.facts || !page.text) return undefined;
  const { counting, ...notice } = page.facts;
  const sections = page.text;
  const policy = { ...notice, sections, objection: v.parse(objectionWords, {}) };
  if (!counting) return policy;

  if (!sections.some(({ heading }) => heading === counting.section)) {
    const headings = sections.map(({ heading }) => heading).join(", ");
    const advice = `is no heading of this file. Expected one of: ${headings}`;
    folder.refuseFact(PRIVACY, ["counting", "section"], advice);
  }
  const readFact = (name: "none" | "script") => {
    const path = ["counting", name];
    return readProse(folder.markdownFact(PRIVACY, path, counting[name], fillings));
  };
  return {
    ...policy,
    counting: { section: counting.section, none: readFact("none"), script: readFact("script") },
    objection: counting.objection,
  };
}

export const privacyPolicyFile: PageFile<PrivacyPolicy> = {
  schema: privacySchema,
  text: "The notice",
  read: readPrivacyPolicy,
};

/** Adds to a section of the notice whether visits are counted. It is the section that the notice names, or the last. */
export function printNotice(policy: PrivacyPolicy, isCounted: boolean): PrintedNotice {
  const { counting } = policy;
  const heading = counting?.section ?? policy.sections.at(-1)?.heading ?? "";
  const words = counting?.[isCounted ? "script" : "none"] ?? [];
  const sections = policy.sections.map((section) => {
    if (section.heading !== heading) return section;
    return { heading, prose: [...section.prose, ...words] };
  });
  return { sections, objection: isCounted ? { heading, words: policy.objection } : null };
}
