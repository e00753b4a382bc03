import { readChurch } from "#app/content-loader/church.server.ts";
import { readGroupAt, readGroups } from "#app/content-loader/groups.server.ts";
import { readLogo } from "#app/content-loader/logo.server.ts";
import { readNotices } from "#app/content-loader/notices.server.ts";
import { readPeople } from "#app/content-loader/people.server.ts";
import { ContentProblem, contentExists, namesIn } from "#app/content-loader/read-content.server.ts";
import { readYear } from "#app/content-loader/year.server.ts";
import { checkDates } from "#app/meetings/check-dates.server.ts";
import { readPromises } from "#tools/launch/promises.ts";
import { pages } from "#tools/pages.ts";
import { groupWindow } from "#tools/windows/group-windows.ts";

/** Reads all of `content/` before anything is built, and says in plain words what has to be mended. */

const groupFiles = contentExists("groups") ? namesIn("groups") : [];

const hasAccount = problemOf(readChurch).length > 0 || readChurch().churchsuite !== undefined;

const readers = [
  readChurch,
  readLogo,
  ...groupFiles.map((slug) => () => groupWindow(readGroupAt(slug))),
  readGroups,
  readYear,
  readNotices,
  checkDates,
  readPeople,
  readPromises,
  ...pages(hasAccount).map(({ read }) => read),
];

const problems = new Set(readers.flatMap(problemOf));

if (problems.size > 0) {
  console.error("The site cannot be built from these words yet:\n");
  for (const problem of problems) console.error(`  ${problem}`);
  console.error("\nNothing was changed. Mend the file named and run the same command again.");
  process.exit(1);
}

function problemOf(read: () => unknown): string[] {
  try {
    read();
    return [];
  } catch (error) {
    const problems: unknown[] = error instanceof AggregateError ? error.errors : [error];
    return problems.map((problem) => {
      if (problem instanceof ContentProblem) return problem.message;
      throw error;
    });
  }
}
