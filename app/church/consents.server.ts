import type { Day } from "#time";
import { ContentProblem } from "../../lib/content/problems.ts";
import { PEOPLE } from "./named-people.server.ts";
import { readOwnPages } from "./own-pages.server.ts";
import { readHome } from "./pages.server.ts";
import { peopleOf, readPeople } from "./people.server.ts";
import { type Picture, photosThere } from "./pictures.server.ts";
import { contentPath } from "./settings.server.ts";

/** Instead of names, where a picture shows nobody whom others would know again. */
const NOBODY = "nobody";

/** Who is in a picture that the file `shownIn` shows, whether they agreed, and until when; for good where it shows nobody. */
export type Consent = ReturnType<typeof readConsents>[number];

/** The register of all pictures, from the facts that show them. Throws ContentProblems. */
export function readConsents() {
  return [
    ...peopleOf(readPeople()).map(({ name, photo }) => {
      return { shownIn: PEOPLE, photo: photo && { who: name, ...photo } };
    }),
    { shownIn: "home.md", photo: readHome().photo },
    ...readOwnPages().map(({ path, photo }) => ({ shownIn: `pages${path}.md`, photo })),
  ].flatMap(({ shownIn, photo }) => {
    if (!photo) return [];
    const { file, who, until, "asked-by": askedBy } = photo;
    const isNobody = who === NOBODY;
    const isGiven = isNobody || Boolean(askedBy && until);
    return [{ file, shownIn, who, isGiven, ...(!isNobody && { until }) }];
  });
}

/** Photos that are shown nowhere, and so not published: who keeps a photo of somebody needs a reason. */
export function unusedPhotos(): ContentProblem[] {
  const used = new Set(readConsents().map(({ file }) => file));
  const unused = photosThere().filter((photo) => !used.has(photo));
  const toDo = "nobody uses it. Delete it";
  return unused.map((photo) => new ContentProblem(contentPath(photo), "the photo", toDo));
}

/** The picture until the day on which the consent to it ends; from then on a nightly build takes it away by itself. */
export function withConsent<Shown extends Picture>(picture: Shown | undefined, today: Day) {
  const consents = readConsents().filter(({ file }) => file === picture?.file);
  const isAgreed = consents.every(({ isGiven, until = today }) => isGiven && until >= today);
  return isAgreed ? picture : undefined;
}
