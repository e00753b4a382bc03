import type { Root } from "hast";
import type * as v from "valibot";
import {
  adviceForUnknown,
  type ContentFolder,
  type FactPath,
  type Fillings,
  field,
  fields,
  list,
  type Markdown,
  makeKind,
  optional,
  readAnswers,
} from "#content";
import type { ChurchFacts } from "./church-facts.server.ts";
import { lookUpEmblem } from "./emblems.server.ts";
import * as fact from "./fields.server.ts";
import { lookUpPerson, type NamedPeople, PEOPLE } from "./people.server.ts";
import { meetingRule } from "./rule.server.ts";
import type { Contact } from "./series.ts";

/** The two kinds of groups, in the order of the menu. */
const strands = ["activities", "young people"] as const;
export type Strand = (typeof strands)[number];

/** The headings in a group's file, in the order in which the page shows them. */
const questions = ["Who?", "What?", "Why?", "How?", "Where?", "Contact"] as const;
export type Question = (typeof questions)[number];

/** The headings that a group's file may leave out. */
const optionalQuestions: Question[] = ["How?"];

/** The headings that every group's file must have. */
export const requiredQuestions = questions.filter(
  (question) => !optionalQuestions.includes(question),
);

const stainedGlass = fields({
  /** The name of its drawing; without one the window shows initials. */
  emblem: optional("Emblem", fact.emblem, { hint: "Without one the window shows initials." }),
  /** The colours of its ground: "open water". */
  glass: optional("Glass", fact.glass, { hint: "The colours of its ground, such as open water." }),
});

const contactSchema = fields({
  /** Somebody of people.yaml: "youth-worker". */
  person: optional("Somebody of People", fact.person, {
    hint: "Their name, telephone and e-mail stand there. For anybody else leave this empty.",
  }),
  name: optional("Name", fact.words, { hint: "Of somebody who is not in People." }),
  role: field("Role", fact.words, "In the group, such as President, or Leads the walks."),
  phone: optional("Telephone", fact.phone),
  email: optional("E-mail", fact.email),
});

/** A contact in a group's file: a person in people.yaml, or else somebody with a name. */
interface ContactFacts extends v.InferOutput<typeof contactSchema> {}

const formCode = makeKind({
  expected: "the eight letters and numbers at the end of the form's address",
  example: "k2m4x8pq",
  pattern: /^[a-z0-9]{8}$/,
});

const register = fields({
  label: field("Words of the button", fact.words),
  /** The eight letters and numbers at the end of its address. */
  form: field("Form", formCode, "The eight letters and numbers at the end of its address."),
});

const sites = { facebook: "Facebook", instagram: "Instagram", website: "A website" };

const link = fields({
  site: field("Kind", fact.oneOf(["facebook", "instagram", "website"], sites)),
  label: field("Words of the link", fact.words),
  url: field("Address", fact.webAddress),
});

const chip = makeKind<fact.InputKind>({ expected: "a chip of home.md", form: "chip" });
const otherGroup = makeKind<fact.InputKind>({
  expected: "the name of a group’s file",
  form: "group",
});

export const groupSchema = fields({
  name: field("Name", fact.words),
  strand: field(
    "List",
    fact.oneOf(strands, { activities: "Activities", "young people": "Young people" }),
  ),
  /** Its place in the menu; 1 comes first. */
  order: field("Place in the menu", fact.wholeNumber, "1 comes first."),
  /** A sentence at the head of its page, and for search engines. */
  summary: field(
    "In a sentence",
    fact.sentences,
    "It stands at the head of its page, and search engines show it.",
  ),
  /** Who it is for: "Women of any age". */
  who: field("Who it is for", fact.words, "It stands beside the name, such as Women of any age."),
  /** What the menu says about it. If it is missing, the menu says who the group is for, and when it meets. */
  "in-menu": optional("What the menu says about it", fact.words, {
    hint: "Left out, it says who it is for, and when.",
  }),
  /** The chips of home.md that it is for. */
  for: field("Ages", fact.atLeastOne(chip, "of the chips of home.md")),
  /** Whether parents leave children here. If it is missing, they do if the group is for young people. */
  children: optional("Do parents leave children here?", fact.yesOrNo, {
    hint: "Left out, they do where it is a group for young people.",
  }),
  meets: field("When it meets", meetingRule),
  /** If it meets during a service: how its children get there. "after the second hymn" */
  "during-service": optional("How children get there from church", fact.words, {
    hint: "Only where it meets during a service. Such as after the second hymn.",
  }),
  /** What the church's calendar calls it besides its name. */
  also: fact.otherNames,
  /** "Church Halls" */
  where: field("Where", fact.words, "Such as Minor Hall, or The Schoolhouse, 5 School Lane."),
  /** A link to a map, if it is not at the church. */
  map: optional("Link to a map", fact.webAddress, { hint: "Only where it is not at the church." }),
  /** What it costs: "£1.50 a night" */
  cost: optional("Cost", fact.words, { hint: "Such as Free, or £1.50 a night." }),
  window: optional("Stained glass", stainedGlass, { default: {} }),
  /** The form in ChurchSuite for signing up. */
  register: optional("Form in ChurchSuite", register, { hint: "A button to sign up." }),
  /** Its pages elsewhere. */
  links: list("Its pages elsewhere", field("Link", link)),
  contacts: field(
    "Contacts",
    fact.atLeastOne(field("Contact", contactSchema), "person to contact"),
  ),
  /** The group that children move on to, by the name of its file: "bible-class". */
  "next-group": optional("Group that children move on to", otherGroup),
});

/** The facts in a group's file. */
interface GroupFacts extends v.InferOutput<typeof groupSchema> {}

/** A group of the congregation, one file of `groups`. */
export interface Group extends Omit<GroupFacts, "contacts"> {
  /** The name of its file: "choir". */
  slug: string;
  isForChildren: boolean;
  /** The people to ask about it. */
  contacts: Contact[];
  /** The answers on its page. */
  answers: Answer[];
}

type Answer = {
  heading: Question;
  text: Root;
};

/** The file of a group in the church's folder. */
export function groupFile(slug: string): string {
  return `groups/${slug}.md`;
}

/** The facts from other files that groups need. Each is undefined if its file has mistakes. */
export type GroupContext = {
  church: ChurchFacts | undefined;
  people: NamedPeople | undefined;
  /** The chips of home.md. */
  chips: string[] | undefined;
};

/** Reads every group whose facts have no mistakes, in the order of the menu. */
export function readGroups(
  folder: ContentFolder,
  fillings: Fillings,
  context: GroupContext,
): Group[] {
  const groups = folder.pagesIn("groups").flatMap((slug) => {
    return readGroup(folder, slug, fillings, context) ?? [];
  });
  for (const group of groups) checkChips(folder, group, context.chips);
  return groups.sort(compareInMenu);
}

function compareInMenu(one: Group, other: Group): number {
  return strands.indexOf(one.strand) - strands.indexOf(other.strand) || one.order - other.order;
}

/** Records a mistake in one of a group's facts. */
type RefuseFact = (path: FactPath, advice: string) => void;

function readGroup(
  folder: ContentFolder,
  slug: string,
  fillings: Fillings,
  { church, people }: GroupContext,
): Group | undefined {
  const file = groupFile(slug);
  const readText = (markdown: Markdown) => readAnswers(markdown, questions, optionalQuestions);
  const { facts, text } = folder.readPage(file, groupSchema, fillings, readText);
  if (!facts) return undefined;
  const refuse: RefuseFact = (path, advice) => folder.refuseFact(file, path, advice);

  const isWithoutAccount = church !== undefined && !church.churchsuite;
  if (facts.register && isWithoutAccount) refuse(["register"], WITHOUT_ACCOUNT);
  const slugs = folder.pagesIn("groups");
  const next = facts["next-group"];
  if (next !== undefined && !slugs.includes(next)) {
    refuse(["next-group"], adviceForUnknown("a group", next, slugs));
  }
  const { emblem } = facts.window;
  if (emblem) lookUpEmblem(folder.path, emblem, (advice) => refuse(["window", "emblem"], advice));
  const contacts = facts.contacts.map((contact, index) => {
    const refuseContact = (field: string, advice: string) => {
      refuse(["contacts", index, field], advice);
    };
    return lookUpContact(contact, people, folder.nameOf(PEOPLE), refuseContact);
  });
  return {
    ...facts,
    slug,
    isForChildren: facts.children ?? facts.strand === "young people",
    contacts,
    answers: text ?? [],
  };
}

const WITHOUT_ACCOUNT =
  "needs a form at ChurchSuite, and church.yaml names no account there. Expected no register: here, or churchsuite: in church.yaml";

/** Looks up a contact in people.yaml, or uses the facts in the group's file. */
function lookUpContact(
  { person, role, ...ownFacts }: ContactFacts,
  people: NamedPeople | undefined,
  peopleFile: string,
  refuse: (field: string, advice: string) => void,
): Contact {
  if (person === undefined) {
    const { name = "" } = ownFacts;
    if (!name) refuse("name", WITHOUT_NAME);
    return { ...ownFacts, name, role };
  }
  for (const field of Object.keys(ownFacts)) {
    refuse(field, `stands with ${person} in ${peopleFile} already. Take the line away here`);
  }
  const known = lookUpPerson(people, person, peopleFile, (advice) => refuse("person", advice));
  return { name: known?.name ?? "", role, phone: known?.phone, email: known?.email };
}

const WITHOUT_NAME = "is missing. Please add it, or name somebody of people.yaml with person:";

/** Refuses words under `for` that are no chip of home.md. */
function checkChips(folder: ContentFolder, group: Group, chips: string[] | undefined): void {
  if (!chips) return;
  for (const [index, chip] of group.for.entries()) {
    if (chips.includes(chip)) continue;
    const advice = adviceForUnknown("one of the chips of home.md", chip, chips);
    folder.refuseFact(groupFile(group.slug), ["for", index], advice);
  }
}

/** Finds the group whose page has this path, with or without a slash at its end. Throws if there is none. */
export function findGroup(groups: Group[], pathname: string): Group {
  const slug = pathname.replace(/\/$/, "").split("/").at(-1);
  const group = groups.find((candidate) => candidate.slug === slug);
  if (!group) throw new Error(`there is no group at ${pathname}`);
  return group;
}
