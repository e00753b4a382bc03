import { contentPath } from "#app/content-loader/content-folder.server.ts";
import {
  ContentProblem,
  problemsOf,
  throwAny,
} from "#app/content-loader/content-problem.server.ts";
import { problemIn } from "#app/content-loader/facts/parse-facts.server.ts";
import { photosThere } from "#app/content-loader/facts/picture-fields.server.ts";
import { nearest } from "#app/content-loader/nearest.ts";
import {
  nameInRegister,
  REGISTER,
  readPhotoRegister,
} from "#app/content-loader/photo-register.server.ts";
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
  const files = wordFiles().filter((file) => file !== REGISTER);
  // Where a file cannot be read nobody knows what it shows.
  if (files.flatMap((file) => problemsOf(() => passagesOf(file))).length > 0) return;
  const named = files.flatMap(passagesOf).map(({ words }) => words.toLowerCase());
  throwAny(
    photosThere()
      .filter((photo) => !named.includes(photo.toLowerCase()))
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
