import { readConsents } from "#app/content-loader/consents.server.ts";
import { contentPath } from "#app/content-loader/content-folder.server.ts";
import { ContentProblem } from "#app/content-loader/content-problem.server.ts";
import { photosThere } from "#app/content-loader/facts/picture-fields.server.ts";
import { contentExists } from "#app/content-loader/read-content.server.ts";

const OLD_REGISTER = "photos.yaml";

/** Throws a ContentProblem where consents to photos still stand in a file of their own. */
export function refuseOldRegister(): void {
  if (!contentExists(OLD_REGISTER)) return;
  const expected =
    "is read no more: who agreed to a photo stands beside it, under photo:. Put its asked-by: and until: there, and delete this file";
  throw new ContentProblem(contentPath(OLD_REGISTER), "the file", expected);
}

/** Photos that are shown nowhere, and so not published: who keeps a photo of somebody needs a reason. */
export function unusedPhotos(): ContentProblem[] {
  const used = readConsents().map(({ file }) => file);
  return photosThere()
    .filter((photo) => !used.includes(photo))
    .map(
      (photo) => new ContentProblem(contentPath(photo), "the photo", "nobody uses it. Delete it"),
    );
}
