import { contentPath } from "#app/content-loader/content-folder.server.ts";
import {
  ContentProblem,
  problemsOf,
  throwAny,
} from "#app/content-loader/content-problem.server.ts";
import { filesIn } from "#app/content-loader/read-content.server.ts";
import { passagesOf, wordFiles } from "./passages.server.ts";

const FOLDER = "photos";

/** Throws ContentProblems where a photo is shown nowhere: it would be public all the same. */
export function refuseUnusedPhotos(): void {
  const files = wordFiles();
  // Where a file cannot be read nobody knows what it shows.
  if (files.flatMap((file) => problemsOf(() => passagesOf(file))).length > 0) return;
  const named = files.flatMap(passagesOf).map(({ words }) => words.toLowerCase());
  const unused = filesIn(FOLDER)
    .map((name) => `${FOLDER}/${name}`)
    .filter((photo) => /\.(?:jpe?g|png|webp|avif|hei[cf])$/i.test(photo))
    .filter((photo) => !named.includes(photo.toLowerCase()));
  throwAny(
    unused.map(
      (photo) =>
        new ContentProblem(
          contentPath(photo),
          "the photo",
          "is on no page, and anyone could still fetch it from the website. Take the file away, or name it where it belongs, such as file: photos/martha-wylie.jpg in people.yaml",
        ),
    ),
  );
}
