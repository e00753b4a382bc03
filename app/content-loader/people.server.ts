import * as v from "valibot";
import { email, phone, picture, words } from "#app/content-loader/facts/fields.server.ts";
import { readFacts } from "#app/content-loader/facts/read-facts.server.ts";
import { contentExists } from "./read-content.server.ts";

const person = v.strictObject({ name: words, role: v.optional(words), photo: v.optional(picture) });
const personWithRole = v.strictObject({ ...person.entries, role: words });

/** The minister, or in a vacancy its convener. */
const leader = v.strictObject({
  ...personWithRole.entries,
  saying: v.optional(words),
  about: v.optional(words),
});

/** Whom to tell of a worry about a child or an adult at risk. */
const safeguarding = v.pipe(
  v.strictObject({
    name: words,
    role: words,
    phone: v.optional(phone),
    email: v.optional(email),
    words,
  }),
  v.check(
    ({ phone, email }) => Boolean(phone ?? email),
    "nobody could reach this person. Expected a phone: or an email:, such as phone: 028 9649 6012",
  ),
);

const peopleSchema = v.strictObject({
  minister: v.optional(leader),
  convener: v.optional(leader),
  session: v.optional(v.array(person), []),
  staff: v.optional(v.array(personWithRole), []),
  safeguarding: v.optional(safeguarding),
});

/** Who leads and serves the congregation, `content/people.yaml`. */
export type People = v.InferOutput<typeof peopleSchema>;
export type Person = v.InferOutput<typeof person>;
export type Leader = v.InferOutput<typeof leader>;
export type Safeguarding = v.InferOutput<typeof safeguarding>;

const PEOPLE = "people.yaml";

/** Throws ContentProblems. A church without the file names nobody. */
export function readPeople(): People {
  return contentExists(PEOPLE) ? readFacts(PEOPLE, peopleSchema) : { session: [], staff: [] };
}

/** Everybody of people.yaml who may have a portrait, in the order of About Us. */
export function peopleOf({ minister, convener, session, staff }: People): Person[] {
  return [minister, convener, ...session, ...staff].filter((person) => person !== undefined);
}
