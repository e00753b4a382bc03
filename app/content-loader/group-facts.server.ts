import * as v from "valibot";
import { field, inputKind } from "#app/content-loader/facts/field.ts";
import {
  atLeastOne,
  email,
  ofForm,
  oneOf,
  otherNames,
  phone,
  place,
  review,
  sentences,
  verbatim,
  webAddress,
  wholeNumber,
  words,
  yesOrNo,
} from "#app/content-loader/facts/fields.server.ts";
import { meets } from "#app/content-loader/facts/meets.server.ts";
import { contentPath } from "./content-folder.server.ts";
import { findEmblem, nearestEmblems } from "./emblems.server.ts";
import { namedPeople, PEOPLE } from "./named-people.server.ts";
import { nearest } from "./nearest.ts";
import { namesIn } from "./read-content.server.ts";

const emblem = v.pipe(
  verbatim,
  v.check(
    (emblem) => findEmblem(emblem) !== undefined,
    ({ input }) =>
      `names no drawing. The nearest there are: ${nearestEmblems(input).join(", ")}. docs/emblems.md shows them all, and how to add one of your own`,
  ),
  inputKind("emblem"),
);

const glass = v.pipe(verbatim, inputKind("glass"));

/** What a group’s facts say of its window: its emblem, its glass, and what it shows. */
const stainedGlass = v.pipe(
  v.strictObject({
    emblem: field("Emblem", v.optional(emblem), "Without one the window shows initials."),
    glass: field("Glass", v.optional(glass), "The colours of its ground, such as open water."),
    alt: field("What it shows", v.optional(words), "For those who cannot see it."),
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

/** The two kinds of groups, in the order of the menu. */
export const strands = ["activities", "young people"] as const;

const somebodyElse = v.strictObject({
  name: field("Name", words),
  role: field("Role", words, "Such as President, or Leads the walks."),
  phone: field("Telephone", v.optional(phone)),
  email: field("E-mail", v.optional(email)),
});

/** Somebody of people.yaml, with what stands there. */
const person = v.pipe(
  verbatim,
  v.check(
    (id) => namedPeople()?.has(id) ?? true,
    ({ input }) =>
      `names nobody of ${contentPath(PEOPLE)}. The nearest: ${nearest(input, [...(namedPeople()?.keys() ?? [])]).join(", ")}`,
  ),
  v.transform((id): v.InferOutput<typeof somebodyElse> => {
    return namedPeople()?.get(id) ?? { name: id, role: "" };
  }),
  inputKind("person"),
);

const kinds = [field("Somebody of People", person), field("Somebody else", somebodyElse)] as const;
const contact = Object.assign(
  v.lazy((typed) => kinds[typeof typed === "string" ? 0 : 1]),
  // From these the forms are made.
  { options: kinds },
);

/** The file of a group beside it, under its present name. */
const neighbour = v.pipe(
  verbatim,
  v.check(
    (slug) => namesIn("groups").includes(slug),
    ({ input }) =>
      `no group has the file ${contentPath(`groups/${input}.md`)}. The nearest: ${nearest(input, namesIn("groups")).join(", ")}`,
  ),
  inputKind("group"),
);

const neighbours = v.strictObject({
  before: field("Group before it", v.optional(neighbour)),
  after: field("Group after it", v.optional(neighbour)),
  title: field("Heading", v.optional(words, "Other groups here")),
  words: field("Words", v.optional(sentences)),
  signs: field(
    "Signs on the links to them",
    v.optional(
      v.strictObject({
        before: field("To the one before", v.optional(words), "Such as Earlier in the month."),
        after: field("To the one after", v.optional(words), "Such as Later in the month."),
      }),
      {},
    ),
  ),
});

const formCode = ofForm(
  /^[a-z0-9]{8}$/,
  "expected the eight letters and numbers at the end of the form's address",
);

const register = v.strictObject({
  label: field("Words of the button", words),
  form: field("Form", formCode, "The eight letters and numbers at the end of its address."),
});

const link = v.strictObject({
  site: field("Kind", oneOf("facebook", "instagram", "website")),
  label: field("Words of the link", words),
  url: field("Address", webAddress),
});

const chip = v.pipe(words, inputKind("chip"));

export const groupFacts = v.strictObject({
  name: field("Name", words),
  strand: field("List", oneOf(...strands)),
  order: field("Place in the menu", wholeNumber, "1 comes first."),
  summary: field("In a sentence", sentences, "It stands in the group’s card."),
  description: field("For search engines", sentences, "What it is, in a sentence or two."),
  who: field("Who it is for", words, "It stands beside the name, such as Women of any age."),
  glance: field(
    "What the menu says of it",
    v.optional(words),
    "Left out, it says who it is for, and when.",
  ),
  for: field("Ages", atLeastOne(chip, "of the chips of home.md")),
  children: field(
    "Do parents leave children here?",
    v.optional(yesOrNo),
    "Left out, they do where it is a group for young people.",
  ),
  meets: field("When it meets", meets),
  also: otherNames,
  where: field("Where", place, "Such as Church Halls."),
  room: field(
    "Room of its own",
    v.optional(words),
    "Where the place is a building: for calendars and the week.",
  ),
  window: field("Stained glass", v.optional(stainedGlass, {})),
  register: field("Form in ChurchSuite", v.optional(register), "A button to sign up."),
  links: field("Its pages elsewhere", v.optional(v.array(field("Link", link)), [])),
  contacts: field("Contacts", atLeastOne(field("Contact", contact), "person to contact")),
  neighbours: field("Groups beside it", v.optional(neighbours, {})),
  review,
});
