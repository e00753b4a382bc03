import * as v from "valibot";
import { picture, words } from "./fields.server.ts";
import { readFacts } from "./read-content.server.ts";

const person = v.strictObject({ name: words, role: v.optional(words), photo: v.optional(picture) });
const personWithRole = v.strictObject({ ...person.entries, role: words });

const peopleSchema = v.strictObject({
  convener: v.strictObject({ ...personWithRole.entries, saying: words, about: words }),
  session: v.pipe(v.array(person), v.minLength(1, "expected at least one elder")),
  staff: v.pipe(v.array(personWithRole), v.minLength(1, "expected at least one member of staff")),
});

/** Who leads and serves the congregation, `content/people.yaml`. */
export type People = v.InferOutput<typeof peopleSchema>;
export type Person = v.InferOutput<typeof person>;

export function readPeople(): People {
  return readFacts("people.yaml", peopleSchema);
}
