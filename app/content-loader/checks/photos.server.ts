import { readConsents } from "#app/content-loader/consents.server.ts";
import { contentPath } from "#app/content-loader/content-folder.server.ts";
import { ContentProblem } from "#app/content-loader/content-problem.server.ts";
import { photosThere } from "#app/content-loader/facts/picture-fields.server.ts";

/** Photos that are shown nowhere, and so not published: who keeps a photo of somebody needs a reason. */
export function unusedPhotos(): ContentProblem[] {
  const used = readConsents().map(({ file }) => file);
  return photosThere()
    .filter((photo) => !used.includes(photo))
    .map(
      (photo) => new ContentProblem(contentPath(photo), "the photo", "nobody uses it. Delete it"),
    );
}
