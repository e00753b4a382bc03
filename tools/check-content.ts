import { readChurch } from "#app/content-loader/church.server.ts";
import { ContentProblem } from "#app/content-loader/content-problem.ts";
import { readGroups } from "#app/content-loader/groups.server.ts";
import {
  readAboutUs,
  readEventsPage,
  readGetInvolved,
  readGiving,
  readHome,
  readNotFound,
  readPrivacyPolicy,
} from "#app/content-loader/pages.server.ts";
import { readPeople } from "#app/content-loader/people.server.ts";
import { shown } from "#app/content-loader/read-content.server.ts";
import { findEmblems } from "#tools/windows/find-emblems.ts";

/** Reads all of `content/` before anything is built, and says in plain words what has to be mended. */

const emblems = await findEmblems();

const readers = [
  readChurch,
  readGroups,
  refuseGroupsWithoutWindow,
  readPeople,
  readHome,
  readEventsPage,
  readAboutUs,
  readGiving,
  readGetInvolved,
  readPrivacyPolicy,
  readNotFound,
];

const problems = new Set(readers.flatMap(problemOf));

if (problems.size > 0) {
  console.error("The site cannot be built from these words yet:\n");
  for (const problem of problems) console.error(`  ${problem}`);
  console.error("\nNothing was changed. Mend the file named and run the same command again.");
  process.exit(1);
}

function refuseGroupsWithoutWindow(): void {
  for (const { slug } of readGroups()) {
    if (emblems.has(slug)) continue;
    throw new ContentProblem(
      shown(`groups/${slug}.md`),
      "the file’s name",
      `each group has a window, but there is no drawing for it: tools/drawing/glass/emblems/${slug}.ts`,
    );
  }
}

function problemOf(read: () => unknown): string[] {
  try {
    read();
    return [];
  } catch (error) {
    if (error instanceof ContentProblem) return [error.message];
    throw error;
  }
}
