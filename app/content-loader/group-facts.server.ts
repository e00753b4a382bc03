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
import { contentPath } from "./content-folder.server.ts";
import { formerly, presentGroup } from "./former-names.server.ts";
import { stainedGlass } from "./group-window.server.ts";
import { nearest } from "./nearest.ts";
import { namesIn } from "./read-content.server.ts";
import { review } from "./review.server.ts";

/** The two kinds of groups, in the order of the menu. */
export const strands = ["activities", "young people"] as const;

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

/** The facts at the top of a group’s file. */
export const groupFacts = v.strictObject({
  name: words,
  formerly,
  strand: v.picklist(strands, "expected activities or young people"),
  order: wholeNumber,
  review,
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
      title: v.optional(words, "Other groups here"),
      words: v.optional(words),
      signs: v.optional(
        v.strictObject({ before: v.optional(words), after: v.optional(words) }),
        {},
      ),
    }),
    {},
  ),
});
