import {
  refuseDeadLinks,
  refuseOldAddressesInUse,
} from "#app/content-loader/checks/links.server.ts";
import { refuseMisnamedFiles, wordFiles } from "#app/content-loader/checks/passages.server.ts";
import { readChurch } from "#app/content-loader/church.server.ts";
import { readConsents, unusedPhotos } from "#app/content-loader/consents.server.ts";
import { contentName } from "#app/content-loader/content-folder.server.ts";
import { attempt } from "#app/content-loader/content-problem.server.ts";
import {
  readGroupAt,
  refuseGroupsThatDisagree,
  usableGroups,
} from "#app/content-loader/groups.server.ts";
import { readNotices } from "#app/content-loader/notices.server.ts";
import { readFirstVisit } from "#app/content-loader/own-pages.server.ts";
import { readPeople } from "#app/content-loader/people.server.ts";
import { filesIn, namesIn } from "#app/content-loader/read-content.server.ts";
import { refuseYearsWithout } from "#app/content-loader/year.server.ts";
import type { Day } from "#app/time/wall-time.ts";
import { pages } from "#tools/pages.ts";
import { groupWindow } from "#tools/windows/windows.ts";
import { dateFindings, readDateFacts } from "./dates.ts";
import { consentsDue } from "./due.ts";
import { chapter, type Finding } from "./finding.ts";

const { must, should, know } = chapter("Words");

/** How the words, the dates and the consents to photos are on a day. The website can be built where there is no must. */
export function checkWords(today: Day): Finding[] {
  return [
    ...findingsInWords(today),
    // Nothing where a file cannot be read on which they rest: that is told already.
    ...[
      () => unusedPhotos().map(({ where, what }) => should(what, where)),
      () => dateFindings(readDateFacts(today)),
      () => consentsDue(readConsents(), today),
    ].flatMap((find) => attempt(find).result ?? []),
  ];
}

/** Reads all of the content folder: every problem, in the order of the files, none hidden by another's; or how much was read. */
function findingsInWords(today: Day): Finding[] {
  const church = attempt(readChurch);
  const hasAccount = !church.isRead || church.result.churchsuite !== undefined;
  const groups = usableGroups();
  const readers = [
    readChurch,
    ...namesIn("groups").map((slug) => () => {
      const group = groups.find((usable) => usable.slug === slug);
      if (group) groupWindow(group);
      return readGroupAt(slug);
    }),
    () => refuseGroupsThatDisagree(groups),
    () => refuseYearsWithout(today),
    readNotices,
    readPeople,
    ...pages(hasAccount).map(({ read }) => read),
    readFirstVisit,
    refuseMisnamedFiles,
    refuseDeadLinks,
    refuseOldAddressesInUse,
  ];
  const failed = readers.map((read) => attempt(read)).filter(({ isRead }) => !isRead);
  // What two readers stumble over is said once.
  const all = failed.flatMap((part) => part.problems);
  const problems = new Map(all.map((problem) => [problem.message, problem]));
  // What cannot be read because of another fact leaves the message to that one, which has to be there.
  if (failed.length > 0 && problems.size === 0) throw new Error("the words cannot be read");
  if (problems.size > 0) {
    return [...problems.values()].map(({ where, what, slip }) => ({ ...must(what, where), slip }));
  }
  const [files, photos] = [wordFiles(), filesIn("photos")].map(({ length }) => length);
  const what = `${files} files in ${contentName}/ were read, ${namesIn("groups").length} of them groups, and ${photos} photos looked at.`;
  return [know(what)];
}
