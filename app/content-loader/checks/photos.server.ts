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
  const registered = photos.map((photo) => nameInRegister(photo, register, photos));
  throwAny([
    ...photos
      .filter((_, index) => registered[index] === undefined)
      .map(
        (photo) =>
          new ContentProblem(
            contentPath(photo),
            "the photo",
            `is not in ${REGISTER}, so nobody knows whether those in it agreed. Expected there: ${photo}: { who: Martha Wylie, asked-by: who asked her, until: 2029-08-31 }; or { who: nobody }, where nobody in it could be known again`,
          ),
      ),
    ...Object.keys(register)
      .filter((file) => !registered.includes(file))
      .map((file) =>
        problemIn(
          REGISTER,
          [file],
          photos.length > 0
            ? `is no photo that is there. Was it taken away? Then take this entry out. The nearest: ${nearest(file, photos).join(", ")}`
            : "is no photo that is there: there are none. Was it taken away? Then take this entry out",
        ),
      ),
  ]);
}

/** Throws ContentProblems where a photo is shown nowhere: who keeps a photo of somebody needs a reason. */
export function refuseUnusedPhotos(): void {
  const named = wordFiles()
    .filter((file) => file !== REGISTER)
    .flatMap(namedIn);
  throwAny(
    photosThere()
      .filter((photo) => !named.some((words) => words.includes(photo.toLowerCase())))
      .map(
        (photo) =>
          new ContentProblem(
            contentPath(photo),
            "the photo",
            `is on no page, and is not published. Take the file away, and its entry in ${REGISTER}; or name it where it belongs, such as file: photos/martha-wylie.jpg in people.yaml`,
          ),
      ),
  );
}

/** In small letters what a file has in its facts and text; all that stands in it where its layout cannot be read. */
function namedIn(file: string): string[] {
  const passages = attempt(() => passagesOf(file));
  if ("result" in passages) return passages.result.map(({ words }) => words.toLowerCase());
  const text = attempt(() => readText(file));
  return "result" in text ? [text.result.toLowerCase()] : [];
}
