import * as v from "valibot";
import { contentExists, oncePerBuild } from "../../lib/content/content-folder.ts";
import { field, list, optional } from "../../lib/content/facts.ts";
import { readFacts } from "../../lib/content/read-file.ts";
import { email, phone, sentences, words } from "./fields.server.ts";
import { PEOPLE } from "./named-people.server.ts";
import { portrait } from "./pictures.server.ts";

const FOR_GROUPS = "For the groups that name this person.";

const person = v.strictObject({
  name: field("Name", words),
  role: optional("Role", words, { hint: "Such as Clerk of Session." }),
  photo: optional("Photo", portrait),
  phone: optional("Telephone", phone, { hint: FOR_GROUPS }),
  email: optional("E-mail", email, { hint: FOR_GROUPS }),
});
const personWithRole = v.strictObject({ ...person.entries, role: field("Role", words) });

/** The minister, or in a vacancy its convener. */
const leader = v.strictObject({
  ...personWithRole.entries,
  saying: optional("What stands large beside it", words),
  about: optional("About", sentences),
});

/** Whom to tell of a worry about a child or an adult at risk. */
const safeguarding = v.pipe(
  v.strictObject({
    name: field("Name", words),
    role: field("Role", words, "Such as Designated Person."),
    phone: optional("Telephone", phone),
    email: optional("E-mail", email),
    words: field("Words", sentences),
  }),
  v.check(
    ({ phone, email }) => Boolean(phone ?? email),
    "nobody could reach this person. Expected a phone: or an email:, such as phone: 028 9649 6012",
  ),
);

export const peopleFacts = v.strictObject({
  minister: optional("Minister", leader),
  convener: optional("Vacancy convener", leader),
  session: list("Kirk Session", field("Elder", person), {
    hint: "In the order in which they are shown.",
  }),
  staff: list("Staff", field("Person", personWithRole)),
  safeguarding: optional("Safeguarding", safeguarding, {
    hint: "Whom to tell of a worry about a child or an adult at risk. Shown on About Us, and on the pages of groups in whose care children are.",
  }),
});

/** Who leads and serves the congregation, `content/people.yaml`. */
export type People = v.InferOutput<typeof peopleFacts>;
export type Person = v.InferOutput<typeof person>;
export type Leader = v.InferOutput<typeof leader>;

/** Throws ContentProblems. A church without the file names nobody. */
export const readPeople = oncePerBuild(
  (): People =>
    contentExists(PEOPLE) ? readFacts(PEOPLE, peopleFacts) : { session: [], staff: [] },
);

/** Everybody of people.yaml who may have a portrait, in the order of About Us. */
export function peopleOf({ minister, convener, session, staff }: People): Person[] {
  return [minister, convener, ...session, ...staff].filter((person) => person !== undefined);
}
