import { doubtfulWords, refuseMisreadDays } from "#app/content-loader/checks/doubts.server.ts";
import {
  refuseDeadLinks,
  refuseFormerAddressesInUse,
} from "#app/content-loader/checks/links.server.ts";
import { refuseMisnamedFiles, wordFiles } from "#app/content-loader/checks/passages.server.ts";
import {
  refuseUnregisteredPhotos,
  refuseUnusedPhotos,
} from "#app/content-loader/checks/photos.server.ts";
import { refuseUnknownPlaces } from "#app/content-loader/checks/places.server.ts";
import { readChurch } from "#app/content-loader/church.server.ts";
import { contentName } from "#app/content-loader/content-folder.server.ts";
import { attempt } from "#app/content-loader/content-problem.server.ts";
import {
  readGroupAt,
  refuseGroupsThatDisagree,
  usableGroups,
} from "#app/content-loader/groups.server.ts";
import { readLogo } from "#app/content-loader/logo.server.ts";
import { readNotices, refuseSlips, usableNotices } from "#app/content-loader/notices.server.ts";
import { readPeople } from "#app/content-loader/people.server.ts";
import { filesIn, namesIn } from "#app/content-loader/read-content.server.ts";
import { readSiteWords } from "#app/content-loader/site-words.server.ts";
import { readYear, refuseYearsWithout } from "#app/content-loader/year.server.ts";
import { checkDates } from "#app/meetings/check-dates.server.ts";
import type { Day } from "#app/time/wall-time.ts";
import { readPromises } from "#tools/launch/promises.ts";
import { pages } from "#tools/pages.ts";
import { groupWindow } from "#tools/windows/group-windows.ts";
import type { Finding } from "#tools/year/finding.ts";
import { usablePlanned } from "#tools/year/planned.ts";
import { findingsOf } from "#tools/year/report.ts";

/**
 * Reads all of the content folder: every problem in plain words, in the order of the files; none where all is well.
 * What one file has wrong hides nothing that is wrong in another.
 */
export function findProblems(today: Day): string[] {
  const church = attempt(readChurch);
  const hasAccount = !("result" in church) || church.result.churchsuite !== undefined;
  const groups = usableGroups();
  const notices = usableNotices();
  const readers = [
    readChurch,
    readLogo,
    ...namesIn("groups").map((slug) => () => {
      const group = groups.find((usable) => usable.slug === slug);
      if (group) groupWindow(group);
      return readGroupAt(slug);
    }),
    () => refuseGroupsThatDisagree(groups),
    () => refuseYearsWithout(today),
    readNotices,
    () => refuseUnknownPlaces(groups, notices.changes),
    () => refuseSlips(notices),
    () => checkDates(groups, notices.changes),
    readPeople,
    readSiteWords,
    readPromises,
    ...pages(hasAccount).map(({ read }) => read),
    refuseMisnamedFiles,
    () => refuseMisreadDays(groups),
    refuseDeadLinks,
    refuseFormerAddressesInUse,
    refuseUnregisteredPhotos,
    refuseUnusedPhotos,
  ];
  const attempts = readers.map((read) => attempt(read));
  const failed = attempts.filter((part) => "problems" in part);
  const problems = new Set(failed.flatMap((part) => part.problems.map(({ message }) => message)));
  // What cannot be read because of another fact leaves the message to that one, which has to be there.
  if (failed.length > 0 && problems.size === 0) throw new Error("the words cannot be read");
  const dates = findInDates(today).filter(({ weight }) => weight === "to mend");
  return [...problems, ...dates.map(({ words }) => words)];
}

/** What in the words may be untrue, and has to be looked at; nothing where church.yaml cannot be read. */
export function findDoubts(): string[] {
  const found = attempt(() => doubtfulWords(usableGroups()));
  return "result" in found ? found.result.map(({ message }) => message) : [];
}

/** What in the dates, as the words alone have them, does not fit together; nothing where these cannot be read. */
export function findInDates(today: Day): Finding[] {
  const found = attempt(() =>
    findingsOf({
      planned: usablePlanned(),
      year: readYear(),
      changes: usableNotices().changes,
      feed: { events: [] },
      today,
    }),
  );
  return "result" in found ? found.result : [];
}

/** The problems as they are printed, with how many there are. */
export function problemReport(problems: string[]): string {
  const count = problems.length === 1 ? "One thing has" : `${problems.length} things have`;
  return [
    `${count} to be mended in the words before the site can be built from them:\n`,
    ...problems.map((problem) => `  ${problem}\n`),
  ].join("\n");
}

/** What is printed where there is nothing to mend: how much was read. */
export function wellDone(): string {
  const [files, groups] = [wordFiles().length, namesIn("groups").length];
  const photos = filesIn("photos").length;
  return `All is well. ${files} files in ${contentName}/ were read, ${groups} of them groups, and ${photos} photos looked at.`;
}
