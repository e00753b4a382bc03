import type { Picture } from "#app/content-loader/facts/picture-fields.server.ts";
import type { Day } from "#app/time/wall-time.ts";
import { PEOPLE } from "./named-people.server.ts";
import { readOwnPages } from "./own-pages.server.ts";
import { readHome } from "./pages.server.ts";
import { peopleOf, readPeople } from "./people.server.ts";

/** Instead of names, where a picture shows nobody whom others would know again. */
const NOBODY = "nobody";

/** Who is in a picture that the file `shownIn` shows, whether they agreed, and until when; for good where it shows nobody. */
export type Consent = {
  file: string;
  shownIn: string;
  who: string;
  isGiven: boolean;
  until?: Day | undefined;
};

/** The register of all pictures, from the facts that show them. Throws ContentProblems. */
export function readConsents(): Consent[] {
  const ofPeople = peopleOf(readPeople()).flatMap(({ name, photo }) =>
    photo ? consentTo({ who: name, ...photo }, PEOPLE) : [],
  );
  const { photo: ofHome } = readHome();
  const ofPages = readOwnPages().flatMap(({ path, photo }) =>
    photo ? consentTo(photo, `pages${path}.md`) : [],
  );
  return [...ofPeople, ...(ofHome ? [consentTo(ofHome, "home.md")] : []), ...ofPages];
}

function consentTo(picture: Picture & { who: string }, shownIn: string): Consent {
  const { file, who, until, "asked-by": askedBy } = picture;
  if (who === NOBODY) return { file, shownIn, who, isGiven: true };
  return { file, shownIn, who, isGiven: Boolean(askedBy && until), until };
}

/** The picture until the day on which the consent to it ends; from then on a nightly build takes it away by itself. */
export function withConsent<Shown extends Picture>(picture: Shown | undefined, today: Day) {
  const consents = readConsents().filter(({ file }) => file === picture?.file);
  const isAgreed = consents.every(({ isGiven, until = today }) => isGiven && until >= today);
  return isAgreed ? picture : undefined;
}
