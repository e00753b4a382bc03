import * as v from "valibot";
import {
  type ContentFolder,
  type Fillings,
  field,
  fields,
  findNearest,
  list,
  optional,
} from "#content";
import { email, phone, sentences, words } from "./fields.server.ts";
import { idOf } from "./name-id.ts";
import { type Picture, portrait, type ShownPicture } from "./pictures.server.ts";

/** Who leads and serves the congregation: what `people.yaml` says. */
export type People = {
  /** Missing in a vacancy. */
  minister?: Leader;
  /** The minister of another church who leads this one in a vacancy. */
  convener?: Leader;
  /** The elders of the Kirk Session, in the order in which they are shown. */
  session: Person[];
  /** The people whom the church employs. */
  staff: PersonWithRole[];
  /** The contact for worries about a child or an adult at risk. */
  safeguarding?: SafeguardingContact;
};

/** Somebody who serves the congregation. */
export type Person = {
  /** "Rev. Mary Hill" */
  name: string;
  /** "Clerk of Session" */
  role?: string;
  photo?: Picture;
  /** Shown on the pages of groups that name this person, and on About Us unless it is an elder's. */
  phone?: string;
  /** Shown on the pages of groups that name this person. */
  email?: string;
};

type PersonWithRole = Person & { role: string };

/** The minister, or in a vacancy its convener. */
export type Leader = PersonWithRole & {
  /** What stands large beside the photo. */
  saying?: string;
  /** A few sentences about them. */
  about?: string;
};

type SafeguardingContact = {
  name: string;
  /** "Designated Person" */
  role: string;
  phone?: string;
  email?: string;
  /** Says when to get in touch. */
  words: string;
};

export const PEOPLE = "people.yaml";

const FOR_GROUPS = "For the groups that name this person.";

const person = fields({
  name: field("Name", words),
  role: optional("Role", words, { hint: "Such as Clerk of Session." }),
  photo: optional("Photo", portrait),
  phone: optional("Telephone", phone, { hint: FOR_GROUPS }),
  email: optional("E-mail", email, { hint: FOR_GROUPS }),
});
const personWithRole = fields({
  ...person.entries,
  role: field("Role", words),
  phone: optional("Telephone", phone, {
    hint: "For About Us, and for the groups that name this person.",
  }),
});

const leader = fields({
  ...personWithRole.entries,
  saying: optional("What stands large beside it", words),
  about: optional("About", sentences),
});

const safeguarding = v.pipe(
  fields({
    name: field("Name", words),
    role: field("Role", words, "Such as Designated Person."),
    phone: optional("Telephone", phone),
    email: optional("E-mail", email),
    words: field("Words", sentences),
  }),
  v.check(
    ({ phone, email }) => phone !== undefined || email !== undefined,
    "nobody could reach this person. Expected a phone: or an email:, such as phone: 028 9649 6012",
  ),
);

export const peopleSchema = fields({
  minister: optional("Minister", leader),
  convener: optional("Vacancy convener", leader),
  session: list("Kirk Session", field("Elder", person), {
    hint: "In the order in which they are shown.",
  }),
  staff: list("Staff", field("Person", personWithRole)),
  safeguarding: optional("Safeguarding", safeguarding, {
    hint: "Who to tell of a worry about a child or an adult at risk. Shown on About Us, and on the pages of groups in whose care children are.",
  }),
}) satisfies v.GenericSchema<unknown, People>;

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

type NamedPerson = {
  /** "Rev. Mary Hill" */
  name: string;
  /** "Clerk of Session" */
  role?: string;
  phone?: string;
  email?: string;
};

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

/** Finds the person whom another file names. If it is nobody, `refuse` gets advice with the nearest names. */
export function lookUpPerson(
  people: NamedPeople | undefined,
  name: string,
  peopleFile: string,
  refuse: (advice: string) => void,
): NamedPerson | undefined {
  const person = people?.get(name);
  if (people && !person) {
    const nearest = findNearest(name, people.keys()).join(", ");
    refuse(`names nobody of ${peopleFile}. The nearest: ${nearest}`);
  }
  return person;
}
