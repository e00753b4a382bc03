import { contentPath } from "#app/content-loader/content-folder.server.ts";
import { attempt, ContentProblem, throwAny } from "#app/content-loader/content-problem.server.ts";
import { problemIn } from "#app/content-loader/facts/parse-facts.server.ts";
import { photosThere } from "#app/content-loader/facts/picture-fields.server.ts";
import { nearest } from "#app/content-loader/nearest.ts";
import {
  nameInRegister,
  REGISTER,
  readPhotoRegister,
} from "#app/content-loader/photo-register.server.ts";
import { readText } from "#app/content-loader/read-content.server.ts";
import { passagesOf, wordFiles } from "./passages.server.ts";

/** Throws ContentProblems where nobody says who is in a photo, and where a photo that is spoken of is not there. */
export function refuseUnregisteredPhotos(): void {
  const register = readPhotoRegister();
  const photos = photosThere();
  const names = new Map(photos.map((photo) => [photo, nameInRegister(photo, register, photos)]));
  const unregistered = photos.filter((photo) => !names.get(photo));
  const gone = Object.keys(register).filter((file) => ![...names.values()].includes(file));
  throwAny([
    ...unregistered.map((photo) =>
      problemWith(
        photo,
        `is not in ${REGISTER}, so nobody knows whether those in it agreed. Expected there: ${photo}: { who: Martha Wylie, asked-by: who asked her, until: 2029-08-31 }; or { who: nobody }, where nobody in it could be known again`,
      ),
    ),
    ...gone.map((file) => {
      const others = nearest(file, photos).join(", ") || "none, as there are no photos";
      const expected = `is no photo that is there. Was it taken away? Then take this entry out. The nearest: ${others}`;
      return problemIn(REGISTER, [file], expected);
    }),
  ]);
}

/** Photos that are shown nowhere, and so not published: who keeps a photo of somebody needs a reason. */
export function unusedPhotos(): ContentProblem[] {
  const files = wordFiles().filter((file) => file !== REGISTER);
  const words = files.map(wordsIn).join("\n").toLowerCase();
  const unused = photosThere().filter((photo) => !words.includes(photo.toLowerCase()));
  return unused.map((photo) =>
    problemWith(photo, `nobody uses it. Delete it, and its entry in ${REGISTER}`),
  );
}

/** What a file has in its facts and text; all that stands in it where they cannot be read. */
function wordsIn(file: string): string {
  const parsed = attempt(() => passagesOf(file)).result?.map(({ words }) => words);
  return parsed?.join("\n") ?? attempt(() => readText(file)).result ?? "";
}

function problemWith(photo: string, expected: string): ContentProblem {
  return new ContentProblem(contentPath(photo), "the photo", expected);
}
