import * as v from "valibot";
import {
  clockTime,
  day,
  email,
  otherNames,
  phone,
  verbatim,
  webAddress,
  weekday,
  weekOfMonth,
  wholeNumber,
  words,
  yesOrNo,
} from "#app/content-loader/facts/fields.server.ts";
import { problemIn } from "#app/content-loader/facts/parse-facts.server.ts";
import { proseSections } from "#app/content-loader/prose/prose.server.ts";
import { readChurch } from "./church.server.ts";
import { findEmblem, nearestEmblems } from "./emblems.server.ts";
import { formerly, presentGroup } from "./former-names.server.ts";
import { nearest } from "./nearest.ts";
import { readHome } from "./pages.server.ts";
import {
  allOf,
  attempt,
  type ContentProblem,
  contentPath,
  namesIn,
  problemsOf,
} from "./read-content.server.ts";
import { readPage } from "./read-page.server.ts";

const strands = ["activities", "young people"] as const;

const section = v.pipe(
  v.strictObject({
    name: words,
    who: words,
    from: clockTime,
    to: clockTime,
    where: v.optional(words),
  }),
  v.check(({ from, to }) => from < to, "ends before it starts"),
);

const meets = v.pipe(
  v.strictObject({
    every: weekday,
    week: v.optional(weekOfMonth),
    from: v.optional(clockTime),
    to: v.optional(clockTime),
    time: v.optional(v.picklist(["morning", "afternoon", "evening"])),
    /** Whether it meets only in the school terms of year.yaml, and not at half-term. */
    term: v.optional(yesOrNo, "false"),
    /** The first day of its own year and the last. */
    session: v.optional(
      v.pipe(
        v.strictObject({ from: day, to: day }),
        v.check(
          ({ from, to }) => from <= to,
          "its last day is before its first. Are the two the wrong way round?",
        ),
      ),
    ),
    /** What the last meeting of each term is called. */
    "last-of-term": v.optional(words),
    sections: v.optional(v.array(section), []),
  }),
  v.check(
    ({ from, time }) => (from === undefined) !== (time === undefined),
    'expected either a time to start from, such as "19:30", or time: evening, and not both',
  ),
  v.check(({ from, to }) => !from || !to || from < to, "ends before it starts"),
);

const stainedGlass = v.pipe(
  v.strictObject({
    emblem: v.optional(
      v.pipe(
        verbatim,
        v.check(
          (emblem) => findEmblem(emblem) !== undefined,
          ({ input }) =>
            `names no drawing. The nearest there are: ${nearestEmblems(input).join(", ")}. docs/emblems.md shows them all, and how to add one of your own`,
        ),
      ),
    ),
    glass: v.optional(verbatim),
    alt: v.optional(words),
  }),
  v.check(
    ({ emblem = "", alt }) =>
      alt !== undefined || findEmblem(emblem)?.description !== undefined || !findEmblem(emblem),
    "has an emblem that does not describe itself, and needs alt: what the window shows, for those who cannot see it",
  ),
  v.transform(({ alt, ...made }) => {
    const described = findEmblem(made.emblem ?? "")?.description;
    const shown = described
      ? `Stained glass: ${described}`
      : "Stained glass with the group’s initials";
    return { ...made, alt: alt ?? shown };
  }),
);

const contact = v.strictObject({
  name: words,
  role: words,
  phone: v.optional(phone),
  email: v.optional(email),
});

/** The file of a group beside it, under its present name. */
const neighbour = v.pipe(
  verbatim,
  v.transform(presentGroup),
  v.check(
    (slug) => namesIn("groups").includes(slug),
    ({ input }) =>
      `no group has the file ${contentPath(`groups/${input}.md`)}. The nearest: ${nearest(input, namesIn("groups")).join(", ")}`,
  ),
);

const groupSchema = v.strictObject({
  name: words,
  formerly,
  strand: v.picklist(strands, "expected activities or young people"),
  order: wholeNumber,
  summary: words,
  description: words,
  who: words,
  /** What the menu says of it. Left out: who it is for, and when. */
  glance: v.optional(words),
  /** For which of the chips of home.md. */
  for: v.pipe(v.array(words), v.minLength(1, "expected at least one of the chips of home.md")),
  /** Whether children are left in its care. Left out: where it is a group for young people. */
  children: v.optional(yesOrNo),
  meets,
  also: otherNames,
  where: words,
  /** The room it has to itself, where `where` names a building: for calendars, the week and `npm run year`. */
  room: v.optional(words),
  /** Its stained glass. Without an emblem the window shows the group's initials. */
  window: v.optional(stainedGlass, {}),
  register: v.optional(
    v.strictObject({
      label: words,
      form: v.pipe(
        verbatim,
        v.regex(
          /^[a-z0-9]{8}$/,
          "expected the eight letters and numbers at the end of the form's address",
        ),
      ),
    }),
  ),
  links: v.optional(
    v.array(
      v.strictObject({
        site: v.picklist(["facebook", "instagram", "website"]),
        label: words,
        url: webAddress,
      }),
    ),
    [],
  ),
  contacts: v.pipe(v.array(contact), v.minLength(1, "expected at least one person to contact")),
  neighbours: v.optional(
    v.strictObject({
      before: v.optional(neighbour),
      after: v.optional(neighbour),
      title: v.optional(words, "Beside it"),
      words: v.optional(words),
      signs: v.optional(
        v.strictObject({ before: v.optional(words), after: v.optional(words) }),
        {},
      ),
    }),
    {},
  ),
});

/** The headings in a group's file, in the order they are printed. */
const questions = ["Who?", "What?", "Why?", "How?", "Where?", "Contact"] as const;
const optionalQuestions: readonly string[] = ["How?"];

/** A group of the congregation, one file of `content/groups`. Its slug is the file's name. */
export type Group = ReturnType<typeof readGroup>;
export type Strand = (typeof strands)[number];
export type Question = (typeof questions)[number];

/**
 * Every group, strand by strand, in the order of the menu. `groups` are those that can be read, for who has
 * read them already. Throws ContentProblems.
 */
export function readGroups(groups = readableGroups()): Group[] {
  const slugs = namesIn("groups");
  if (groups.length < slugs.length) {
    throw allOf(slugs.flatMap((slug) => problemsOf(() => readGroup(slug))));
  }
  const home = attempt(readHome);
  // A home page that cannot be read is told where it is read.
  const chips = "result" in home ? home.result.place.chips : undefined;
  const problems = groups.flatMap((group, index) => [
    ...duplicateName(group, groups.slice(0, index)),
    ...(chips ? unknownChips(group, chips) : []),
    ...formWithoutAccount(group),
  ]);
  if (problems.length > 0) throw allOf(problems);
  return groups;
}

/** Those groups whose own files are well, in the order of the menu. */
export function readableGroups(): Group[] {
  return namesIn("groups")
    .flatMap((slug) => {
      const group = attempt(() => readGroup(slug));
      return "result" in group ? group.result : [];
    })
    .sort(inMenuOrder);
}

/** The group whose page has this path, with or without a slash at its end; its slug alone will do. */
export function readGroupAt(pathname: string): Group {
  return readGroup(pathname.replace(/\/$/, "").split("/").at(-1) ?? "");
}

function readGroup(slug: string) {
  const { facts, text } = readPage(`groups/${slug}.md`, groupSchema, (markdown) =>
    proseSections(markdown, questions, optionalQuestions),
  );
  const isForChildren = facts.children ?? facts.strand === "young people";
  return { ...facts, slug, isForChildren, answers: text };
}

function inMenuOrder(one: Group, other: Group): number {
  return strands.indexOf(one.strand) - strands.indexOf(other.strand) || one.order - other.order;
}

function duplicateName({ slug, name }: Group, others: Group[]): ContentProblem[] {
  return others
    .filter((other) => other.name === name)
    .map((twin) =>
      problemIn(
        `groups/${slug}.md`,
        ["name"],
        `“${name}” is already the name in ${contentPath(`groups/${twin.slug}.md`)}. Two groups cannot share a name`,
      ),
    );
}

function unknownChips({ slug, for: named }: Group, chips: string[]): ContentProblem[] {
  return named.flatMap((chip, index) =>
    chips.some((known) => isSameChip(known, chip))
      ? []
      : problemIn(
          `groups/${slug}.md`,
          ["for", index],
          `expected one of: ${chips.join(", ")}. Found: ${chip}`,
        ),
  );
}

/** Whether a group's `for` names a chip of home.md, with or without a capital. */
export function isSameChip(chip: string, named: string): boolean {
  return chip.toLowerCase() === named.toLowerCase();
}

function formWithoutAccount({ slug, register }: Group): ContentProblem[] {
  if (!register || readChurch().churchsuite) return [];
  return [
    problemIn(
      `groups/${slug}.md`,
      ["register"],
      "needs a form at ChurchSuite, and church.yaml names no account there. Expected no register: here, or churchsuite: in church.yaml",
    ),
  ];
}
