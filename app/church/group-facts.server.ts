import * as v from "valibot";
import { namesIn } from "../../lib/content/content-folder.ts";
import { agreeing, field, inputKind, list, optional, type Slip } from "../../lib/content/facts.ts";
import { nearest } from "../../lib/content/nearest.ts";
import { findEmblem, nearestEmblems } from "./emblems.server.ts";
import * as fact from "./fields.server.ts";
import { namedPeople, PEOPLE } from "./named-people.server.ts";
import { meets } from "./rule.server.ts";
import { contentPath } from "./settings.server.ts";

const emblem = v.pipe(
  fact.verbatim,
  v.check(
    (emblem) => findEmblem(emblem) !== undefined,
    ({ input }) =>
      `names no drawing. The nearest there are: ${nearestEmblems(input).join(", ")}. docs/emblems.md shows them all, and how to add one of your own`,
  ),
  inputKind("emblem"),
);

const glass = v.pipe(fact.verbatim, inputKind("glass"));

/** What a group’s facts say of its window: its emblem, its glass, and what it shows. */
const stainedGlass = v.pipe(
  v.strictObject({
    emblem: optional("Emblem", emblem, { hint: "Without one the window shows initials." }),
    glass: optional("Glass", glass, { hint: "The colours of its ground, such as open water." }),
    alt: optional("What it shows", fact.words, { hint: "For those who cannot see it." }),
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

/** Somebody of people.yaml. */
const person = v.pipe(
  fact.verbatim,
  v.check(
    (id) => namedPeople()?.has(id) ?? true,
    ({ input }) =>
      `names nobody of ${contentPath(PEOPLE)}. The nearest: ${nearest(input, [...(namedPeople()?.keys() ?? [])]).join(", ")}`,
  ),
  inputKind("person"),
);

/** Whom to ask about a group. */
type Contact = {
  name: string;
  role: string;
  phone?: string | undefined;
  email?: string | undefined;
};

const contact = v.pipe(
  v.strictObject({
    person: optional("Somebody of People", person, {
      hint: "Their name, telephone and e-mail stand there. For anybody else leave this empty.",
    }),
    name: optional("Name", fact.words, { hint: "Of somebody who is not in People." }),
    role: optional("Role", fact.words, { hint: "Such as President, or Leads the walks." }),
    phone: optional("Telephone", fact.phone),
    email: optional("E-mail", fact.email),
  }),
  agreeing(slipsOfContact),
  v.transform(({ person, name = "", role = "", ...ways }): Contact => {
    const known = person === undefined ? undefined : namedPeople()?.get(person);
    return known ?? { name, role, ...ways };
  }),
);

/** A contact as its file has it: somebody of people.yaml alone, or a name and a role. */
type TypedContact = Partial<Contact> & { person?: string | undefined };

function slipsOfContact({ person, ...own }: TypedContact): Slip[] {
  if (person === undefined) {
    const missing = (["name", "role"] as const).filter((fact) => own[fact] === undefined);
    return missing.map((fact) => [
      [fact],
      "is missing. Please add it, or name somebody of people.yaml with person:",
    ]);
  }
  const twice = Object.keys(own);
  return twice.map((fact) => [
    [fact],
    `is told of ${person} in ${contentPath(PEOPLE)}. Take the line away here`,
  ]);
}

/** The file of a group beside it, under its present name. */
const neighbour = v.pipe(
  fact.verbatim,
  v.check(
    (slug) => namesIn("groups").includes(slug),
    ({ input }) =>
      `no group has the file ${contentPath(`groups/${input}.md`)}. The nearest: ${nearest(input, namesIn("groups")).join(", ")}`,
  ),
  inputKind("group"),
);

const signs = v.strictObject({
  before: optional("To the one before", fact.words, { hint: "Such as Earlier in the month." }),
  after: optional("To the one after", fact.words, { hint: "Such as Later in the month." }),
});

const neighbours = v.strictObject({
  before: optional("Group before it", neighbour),
  after: optional("Group after it", neighbour),
  title: optional("Heading", fact.words, { usual: "Other groups here" }),
  words: optional("Words", fact.sentences),
  signs: optional("Signs on the links to them", signs, { usual: {} }),
});

const formCode = fact.ofForm(
  /^[a-z0-9]{8}$/,
  "expected the eight letters and numbers at the end of the form's address",
);

const register = v.strictObject({
  label: field("Words of the button", fact.words),
  form: field("Form", formCode, "The eight letters and numbers at the end of its address."),
});

const link = v.strictObject({
  site: field("Kind", fact.oneOf("facebook", "instagram", "website")),
  label: field("Words of the link", fact.words),
  url: field("Address", fact.webAddress),
});

const chip = v.pipe(fact.words, inputKind("chip"));

export const groupFacts = v.strictObject({
  name: field("Name", fact.words),
  strand: field("List", fact.oneOf(...strands)),
  order: field("Place in the menu", fact.wholeNumber, "1 comes first."),
  summary: field("In a sentence", fact.sentences, "It stands in the group’s card."),
  description: field("For search engines", fact.sentences, "What it is, in a sentence or two."),
  who: field("Who it is for", fact.words, "It stands beside the name, such as Women of any age."),
  glance: optional("What the menu says of it", fact.words, {
    hint: "Left out, it says who it is for, and when.",
  }),
  for: field("Ages", fact.atLeastOne(chip, "of the chips of home.md")),
  children: optional("Do parents leave children here?", fact.yesOrNo, {
    hint: "Left out, they do where it is a group for young people.",
  }),
  meets: field("When it meets", meets),
  also: fact.otherNames,
  where: field("Where", fact.words, "Such as Church Halls, or The Schoolhouse, 5 School Lane."),
  map: optional("Link to a map", fact.webAddress, { hint: "Only where it is not at the church." }),
  room: optional("Room of its own", fact.words, {
    hint: "Where the place has several rooms: for calendars and the week.",
  }),
  window: optional("Stained glass", stainedGlass, { usual: {} }),
  register: optional("Form in ChurchSuite", register, { hint: "A button to sign up." }),
  links: list("Its pages elsewhere", field("Link", link)),
  contacts: field("Contacts", fact.atLeastOne(field("Contact", contact), "person to contact")),
  neighbours: optional("Groups beside it", neighbours, { usual: {} }),
});
