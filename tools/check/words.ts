import { findUnusedPhotos } from "#app/church/consents.server.ts";
import { readChurch } from "#app/church/open-church.server.ts";
import { ContentProblems } from "#content";
import { findWindowProblems } from "#tools/build/draw-windows.ts";
import { findBrokenPhotos } from "./broken-photos.ts";
import { checkConsents } from "./consents.ts";
import { type Finding, makeFinding, type Report } from "./finding.ts";
import { findSampleWords } from "./sample.ts";

/**
 * Checks all files of a church's folder as they are at a moment: what openChurch would throw, what somebody should look
 * at, emblems that make no window, photos that cannot be decoded, and consents to them. If nothing must be mended, the
 * website can be built.
 */
export async function checkWords(path: string, now: Date): Promise<Finding[]> {
  const reading = readChurch(path, now);
  const { church, problems, drafts, groups, firstVisit, folder } = reading;
  const windowProblems = findWindowProblems(folder, groups, firstVisit);
  const brokenPhotos = await findBrokenPhotos(folder);
  const musts = new ContentProblems([...problems, ...windowProblems, ...brokenPhotos]);
  const findings = [
    ...musts.problems.map((problem) => makeFinding(problem, "must")),
    ...drafts.map((draft) => makeFinding(draft, "should")),
  ];
  if (!church) return findings;
  const unused = findUnusedPhotos(folder, church.consents);
  return [
    ...findings,
    ...unused.map((problem) => makeFinding(problem, "should")),
    ...checkConsents(path, church.consents, church.today),
  ];
}

/** Checks the words as `checkWords` does, and names the files that are still the sample's. */
export async function reportWords(path: string, now: Date): Promise<Report> {
  const findings = [...(await checkWords(path, now)), ...findSampleWords(path)];
  return { text: `The files in ${path}/ were read.`, findings };
}
