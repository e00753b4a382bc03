import type * as v from "valibot";
import { plainWords } from "#dates";
import { namesIn, oncePerBuild } from "../../lib/content/content-folder.ts";
import type { Slip } from "../../lib/content/facts.ts";
import { attempt, throwAny } from "../../lib/content/problems.ts";
import { readPage, usableFacts } from "../../lib/content/read-file.ts";
import { proseSections } from "../../lib/content/read-prose.ts";
import { problemIn } from "../../lib/content/source.ts";
import { readChurch } from "./church-facts.server.ts";
import { groupFacts, strands } from "./group-facts.server.ts";
import { homeFacts } from "./pages.server.ts";
import { contentPath } from "./settings.server.ts";

/** The headings in a group's file, in the order they are printed. */
const questions = ["Who?", "What?", "Why?", "How?", "Where?", "Contact"] as const;
const optionalQuestions: readonly string[] = ["How?"];

/** Those that no group's file does without. */
export const usualQuestions = questions.filter((question) => !optionalQuestions.includes(question));

/** A group of the congregation, one file of `content/groups`. Its slug is the file's name. */
export type Group = ReturnType<typeof readGroup>;
/** A group without the answers on its page, as checks look at it. */
export type UsableGroup = Omit<Group, "answers">;
export type Strand = (typeof strands)[number];
export type Question = (typeof questions)[number];

/** Every group, strand by strand, in the order of the menu. Throws ContentProblems. */
export const readGroups = oncePerBuild(() => {
  const slugs = namesIn("groups");
  throwAny(slugs.flatMap((slug) => attempt(() => readGroup(slug)).problems));
  const groups = slugs.map((slug) => readGroup(slug)).sort(inMenuOrder);
  refuseGroupsThatDisagree(groups);
  return groups;
});

/** Those groups whose facts can be used to look for further mistakes, in the order of the menu. */
export function usableGroups(): UsableGroup[] {
  return namesIn("groups")
    .flatMap((slug) => {
      const facts = usableFacts(groupFile(slug), groupFacts);
      return facts ? asGroup(slug, facts) : [];
    })
    .sort(inMenuOrder);
}

/** The group whose page has this path, with or without a slash at its end; its slug alone will do. */
export function readGroupAt(pathname: string): Group {
  return readGroup(pathname.replace(/\/$/, "").split("/").at(-1) ?? "");
}

const readGroup = oncePerBuild((slug: string) => {
  const { facts, text } = readPage(groupFile(slug), groupFacts, (markdown) =>
    proseSections(markdown, questions, optionalQuestions),
  );
  return { ...asGroup(slug, facts), answers: text };
});

function groupFile(slug: string): string {
  return `groups/${slug}.md`;
}

function asGroup(slug: string, facts: v.InferOutput<typeof groupFacts>) {
  return { ...facts, slug, isForChildren: facts.children ?? facts.strand === "young people" };
}

function inMenuOrder(one: UsableGroup, other: UsableGroup): number {
  return strands.indexOf(one.strand) - strands.indexOf(other.strand) || one.order - other.order;
}

/** Throws ContentProblems where groups do not agree with each other, with home.md or with church.yaml. */
export function refuseGroupsThatDisagree(groups: UsableGroup[]): void {
  const hasAccount = readChurch().churchsuite !== undefined;
  // A home page that cannot be read is told where it is read.
  const chips = usableFacts("home.md", homeFacts)?.place.chips;
  const pathOf = (other: UsableGroup) => contentPath(groupFile(other.slug));
  const slipsOf = ({ slug, name, also, for: named, register }: UsableGroup, place: number) => {
    const slips: Slip[] = [];
    const twin = groups.slice(0, place).find((other) => other.name === name);
    if (twin) {
      const expected = `“${name}” is already the name in ${pathOf(twin)}. Two groups cannot share a name`;
      slips.push([["name"], expected]);
    }
    // An event that names another group is that group's. Names that several have, such as “Brigades”, may stay.
    for (const [index, own] of also.entries()) {
      const words = plainWords(own);
      const other = groups.find((one) => one.slug !== slug && plainWords(one.name) === words);
      if (!other) continue;
      const expected = `“${own}” is what ${other.name} is called in ${pathOf(other)}, and its events would be taken for this group’s. Expected names of this group alone`;
      slips.push([["also", index], expected]);
    }
    for (const [index, chip] of named.entries()) {
      if (!chips || chips.some((known) => isSameChip(known, chip))) continue;
      slips.push([["for", index], `expected one of: ${chips.join(", ")}. Found: ${chip}`]);
    }
    if (register && !hasAccount) slips.push([["register"], WITHOUT_ACCOUNT]);
    return slips.map((slip) => problemIn(groupFile(slug), ...slip));
  };
  throwAny(groups.flatMap(slipsOf));
}

const WITHOUT_ACCOUNT =
  "needs a form at ChurchSuite, and church.yaml names no account there. Expected no register: here, or churchsuite: in church.yaml";

/** Whether a group's `for` names a chip of home.md, with or without a capital. */
export function isSameChip(chip: string, named: string): boolean {
  return chip.toLowerCase() === named.toLowerCase();
}
