import * as v from "valibot";
import { field } from "#app/content-loader/facts/field.ts";
import { day, words } from "#app/content-loader/facts/fields.server.ts";
import { type Picture, photosThere } from "#app/content-loader/facts/picture-fields.server.ts";
import type { Day } from "#app/time/wall-time.ts";
import { contentExists } from "./read-content.server.ts";
import { readFacts } from "./read-file.server.ts";

/** The file in which a church writes who is in its photos, and until when they agreed. */
export const REGISTER = "photos.yaml";

/** Instead of names, where a picture shows nobody whom others would know again. */
const NOBODY = "nobody";

export const photoFacts = v.pipe(
  v.strictObject({
    who: field("Who is in it", words, "The word nobody, where nobody could be known again."),
    "asked-by": field("Who asked them", v.optional(words)),
    until: field("Until when they agreed", v.optional(day), "Three years are usual."),
  }),
  v.check(
    ({ who, until, "asked-by": askedBy }) => who === NOBODY || Boolean(until && askedBy),
    "does not say who asked whoever is in it, and until when they agreed. Expected asked-by: and until:, such as until: 2029-08-31; or who: nobody, where nobody could be known again",
  ),
);
// A file of notes alone, as where a church has no photo yet, is an empty register.
const registerFacts = v.nullable(v.record(v.string(), photoFacts), {});

/** Who is in each photo and until when they agreed, by the photo's file: `content/photos.yaml`. */
export type PhotoRegister = v.InferOutput<typeof registerFacts>;

/** Throws ContentProblems. A church without photos needs no register. */
export function readPhotoRegister(): PhotoRegister {
  return contentExists(REGISTER) ? readFacts(REGISTER, registerFacts) : {};
}

/** What the register calls a photo: perhaps in other capitals, where no other one of the `photos` is called so. */
export function nameInRegister(file: string, register: PhotoRegister, photos: string[]) {
  if (register[file]) return file;
  const isMeant = (name: string) => name.toLowerCase() === file.toLowerCase();
  return Object.keys(register).find((name) => isMeant(name) && !photos.includes(name));
}

/** The picture until the day on which the consent to it ends; from then on a nightly build takes it away by itself. */
export function withConsent<Shown extends Picture>(picture: Shown | undefined, today: Day) {
  const register = readPhotoRegister();
  const name = picture && nameInRegister(picture.file, register, photosThere());
  const entry = name && register[name];
  return entry && (entry.until ?? today) >= today ? picture : undefined;
}
