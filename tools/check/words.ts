import { readChurch } from "#app/church/church-facts.server.ts";
import { readConsents, unusedPhotos } from "#app/church/consents.server.ts";
import { readGroupAt, refuseGroupsThatDisagree, usableGroups } from "#app/church/groups.server.ts";
import { refuseDeadLinks, refuseOldAddressesInUse } from "#app/church/links.server.ts";
import { readNotices } from "#app/church/notices.server.ts";
import { ownPageNames, readFirstVisit, readOwnPage } from "#app/church/own-pages.server.ts";
import { readPageWords } from "#app/church/page-words.server.ts";
import { refuseMisnamedFiles, wordFiles } from "#app/church/passages.server.ts";
import { readPeople } from "#app/church/people.server.ts";
import { contentName } from "#app/church/settings.server.ts";
import { refuseYearsWithout } from "#app/church/year.server.ts";
import { pages, pagesOf } from "#app/pages.ts";
import type { Day } from "#time";
import { drawGroupWindow } from "#tools/build/draw-windows.ts";
import { filesIn, namesIn } from "../../lib/content/content-folder.ts";
import { attempt, type ContentProblem } from "../../lib/content/problems.ts";
import { checkConsents } from "./consents.ts";
import { findDateMistakes, readDateFacts } from "./date-mistakes.ts";
import { type Finding, findingOf } from "./finding.ts";

/**
 * Checks all files of the content folder as they are on a day: what their schemas refuse, links between pages that lead
 * nowhere, dates that disagree, and consents to photos. The website can be built where nothing must be mended.
 */
export function checkWords(today: Day): Finding[] {
  return [
    ...findProblems(today).map((problem) => findingOf(problem, "must")),
    // Each of these rests on files that may be refused, which is told above: then it finds nothing.
    ...findWhereReadable(() => unusedPhotos().map((problem) => findingOf(problem, "should"))),
    ...findWhereReadable(() => findDateMistakes(readDateFacts())),
    ...findWhereReadable(() => checkConsents(readConsents(), today)),
  ];
}

/** Says how much `checkWords` has read. */
export function countWords(): string {
  const files = wordFiles().length;
  const groups = namesIn("groups").length;
  const photos = filesIn("photos").length;
  return `${files} files in ${contentName}/ were read, ${groups} of them groups, and ${photos} photos looked at.`;
}

function findWhereReadable(find: () => Finding[]): Finding[] {
  return attempt(find).result ?? [];
}

/** Finds every problem in the order of the files, each once, and none hidden by another. */
function findProblems(today: Day): ContentProblem[] {
  const church = attempt(readChurch);
  const everyChurchs = church.isRead ? pagesOf(church.result) : pages;
  const groups = usableGroups();
  const readers = [
    readChurch,
    ...namesIn("groups").map((slug) => () => {
      const group = groups.find((usable) => usable.slug === slug);
      if (group) drawGroupWindow(group);
      return readGroupAt(slug);
    }),
    () => refuseGroupsThatDisagree(groups),
    () => refuseYearsWithout(today),
    readNotices,
    readPeople,
    ...everyChurchs.map(({ name }) => readPageWords[name]),
    ...ownPageNames().map((name) => () => readOwnPage(name)),
    readFirstVisit,
    refuseMisnamedFiles,
    refuseDeadLinks,
    refuseOldAddressesInUse,
  ];
  const failed = readers.map((read) => attempt(read)).filter(({ isRead }) => !isRead);
  const problems = failed.flatMap((part) => part.problems);
  // What cannot be read because of another fact leaves the message to that one, which has to be there.
  if (failed.length > 0 && problems.length === 0) throw new Error("the words cannot be read");
  // What two readers stumble over is said once.
  return [...new Map(problems.map((problem) => [problem.message, problem])).values()];
}
