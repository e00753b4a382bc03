import * as v from "valibot";
import {
  adviceForUnknown,
  type ContentFolder,
  type Fillings,
  field,
  fields,
  list,
  optional,
} from "#content";
import { email, phone, sentences, words } from "./fields.server.ts";
import { idOf } from "./name-id.ts";
import { portrait, type ShownPicture } from "./pictures.server.ts";

export const PEOPLE = "people.yaml";

const FOR_GROUPS = "For the groups that name this person.";

const person = {
  /** "Rev. Mary Hill" */
  name: field("Name", words),
  /** "Clerk of Session" */
  role: optional("Role", words, { hint: "Such as Clerk of Session." }),
  photo: optional("Photo", portrait),
  /** Shown on the pages of groups that name this person, and on About Us unless it is an elder's. */
  phone: optional("Telephone", phone, { hint: FOR_GROUPS }),
  /** Shown on the pages of groups that name this person. */
  email: optional("E-mail", email, { hint: FOR_GROUPS }),
};
const personSchema = fields(person);

const personWithRole = {
  ...person,
  /** "Youth Worker" */
  role: field("Role", words),
  /** Shown on About Us, and on the pages of groups that name this person. */
  phone: optional("Telephone", phone, {
    hint: "For About Us, and for the groups that name this person.",
  }),
};

const leaderSchema = fields({
  ...personWithRole,
  /** What stands large beside the photo. */
  saying: optional("What stands large beside it", words),
  /** A few sentences about them. */
  about: optional("About", sentences),
});

const safeguarding = v.pipe(
  fields({
    name: field("Name", words),
    /** "Designated Person" */
    role: field("Role", words, "Such as Designated Person."),
    phone: optional("Telephone", phone),
    email: optional("E-mail", email),
    /** Says when to get in touch. */
    words: field("Words", sentences),
  }),
  v.check(
    ({ phone, email }) => phone !== undefined || email !== undefined,
    "expected a phone: or an email:, by which to reach this person",
  ),
);

export const peopleSchema = fields({
  /** Missing in a vacancy. */
  minister: optional("Minister", leaderSchema),
  /** The minister of another church who leads this one in a vacancy. */
  convener: optional("Vacancy convener", leaderSchema),
  /** The elders, in the order in which they are shown. */
  session: list("Kirk Session", field("Elder", personSchema), {
    hint: "In the order in which they are shown.",
  }),
  /** The people whom the church employs. */
  staff: list("Staff", field("Person", fields(personWithRole))),
  /** The contact for worries about a child or an adult at risk. */
  safeguarding: optional("Safeguarding", safeguarding, {
    hint: "Who to tell of a worry about a child or an adult at risk. Shown on About Us, and on the pages of groups in whose care children are.",
  }),
});

/** Who leads and serves the congregation: what `people.yaml` says. */
export interface People extends v.InferOutput<typeof peopleSchema> {}

/** Somebody who serves the congregation. */
export interface Person extends v.InferOutput<typeof personSchema> {}

/** The minister, or in a vacancy its convener. */
export interface Leader extends v.InferOutput<typeof leaderSchema> {}

/** Reads `people.yaml`. A church without the file names nobody. Undefined if the file has mistakes. */
export function readPeople(folder: ContentFolder, fillings: Fillings): People | undefined {
  if (!folder.has(PEOPLE)) return { session: [], staff: [] };
  return folder.readFacts(PEOPLE, peopleSchema, fillings);
}

/** Lists everybody who may have a portrait, in the order of About Us. */
export function listPeople({ minister, convener, session, staff }: People): Person[] {
  return [minister, convener, ...session, ...staff].filter((person) => person !== undefined);
}

/** Lists the portraits that `people.yaml` names. */
export function listPortraits({ minister, convener, session, staff }: People): ShownPicture[] {
  const places = [
    { path: ["minister"], person: minister },
    { path: ["convener"], person: convener },
    ...session.map((person, index) => ({ path: ["session", index], person })),
    ...staff.map((person, index) => ({ path: ["staff", index], person })),
  ];
  return places.flatMap(({ path, person }) => {
    if (!person?.photo) return [];
    return { picture: person.photo, who: person.name, shownIn: PEOPLE, path: [...path, "photo"] };
  });
}

/** The people of `people.yaml`, by the names that groups and placeholders use for them. */
export type NamedPeople = Map<string, NamedPerson>;

type NamedPerson = Omit<Person, "photo">;

/**
 * Gives everybody of `people.yaml` the names that groups and placeholders use: their own, "martha-wylie", and their role
 * if nobody else has it, "youth-worker".
 */
export function namePeople(people: People): NamedPeople {
  const everybody: NamedPerson[] = listPeople(people);
  if (people.safeguarding) everybody.push(people.safeguarding);
  const byRole = Map.groupBy(everybody, ({ role }) => role);
  const byName: NamedPeople = new Map();
  for (const [role, [person, ...others]] of byRole) {
    if (role !== undefined && person && others.length === 0) byName.set(idOf(role), person);
  }
  for (const person of everybody) byName.set(idOf(person.name), person);
  return byName;
}

/** Finds the person whom another file names. If it is nobody, `refuse` gets advice with all names. */
export function lookUpPerson(
  people: NamedPeople | undefined,
  name: string,
  peopleFile: string,
  refuse: (advice: string) => void,
): NamedPerson | undefined {
  const person = people?.get(name);
  if (people && !person) refuse(adviceForUnknown(`somebody of ${peopleFile}`, name, people.keys()));
  return person;
}
